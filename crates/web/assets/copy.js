// Buttons that copy what stands in a field. They are hidden where nothing can be copied.

function show() {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  try {
    await navigator.clipboard.writeText(field.value);
    document.dispatchEvent(new CustomEvent("lastmove:say", { detail: button.dataset.copied }));
    const words = button.textContent;
    button.textContent = button.dataset.copied;
    setTimeout(() => { button.textContent = words; }, 2000);
  } catch {
    field.select();
  }
});

document.addEventListener("htmx:after:swap", show);
show();
