// Single keys: each link that has one says so in data-key. The link that shows the keys is there only as long as they
// are switched on.

const dialog = document.getElementById("keys");
const switchedOn = () => document.querySelector("[data-keys]") !== null;

function open() {
  if (!dialog.open) dialog.showModal();
}

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || dialog.open || !switchedOn()) return;
  if (event.target.closest?.("input, select, textarea, summary, [contenteditable]")) return;
  if (event.key === "?") {
    event.preventDefault();
    open();
    return;
  }
  // The strip of a game is gone through with the arrows, as long as no piece has the focus.
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step && !event.target.closest?.("[data-board]")) {
    const steps = [...document.querySelectorAll(".strip a")];
    const to = steps[steps.findIndex((link) => link.getAttribute("aria-current") === "step") + step];
    if (to) {
      event.preventDefault();
      to.click();
    }
    return;
  }
  const link = [...document.querySelectorAll("[data-key]")].find((link) => link.dataset.key === event.key);
  if (link) {
    event.preventDefault();
    link.click();
  }
});

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-keys]")) {
    event.preventDefault();
    event.stopPropagation();
    open();
  }
}, true);
