// Says what is new in the one live region: what the page marks with data-announce, if it has changed.

const region = document.getElementById("announcement");
const said = () =>
  [...document.querySelectorAll("#content [data-announce]")]
    .map((part) => part.innerText.replace(/\s+/g, " ").trim())
    .filter((words) => words !== "");

let before = said();

document.addEventListener("htmx:after:swap", () => {
  const now = said();
  const fresh = now.filter((words) => !before.includes(words));
  before = now;
  if (fresh.length > 0) region.textContent = fresh.join(" ");
});

// Also for the other scripts: words that nobody sees otherwise.
document.addEventListener("lastmove:say", (event) => {
  region.textContent = event.detail;
});
