// What a click has brought is seen: another page from its top, on the same page what has appeared.

const APPEARING = ["choices", "hint", "why-title"];

const seen = () => ({
  heading: document.querySelector("h1")?.textContent,
  parts: APPEARING.map((id) => document.getElementById(id)?.textContent),
});

let before = seen();

document.addEventListener("htmx:after:swap", () => {
  const now = seen();
  if (now.heading !== before.heading) {
    window.scrollTo(0, 0);
  } else {
    const fresh = APPEARING.find((id, place) => now.parts[place] && now.parts[place] !== before.parts[place]);
    if (fresh) document.getElementById(fresh).scrollIntoView({ block: "nearest" });
  }
  before = now;
});
