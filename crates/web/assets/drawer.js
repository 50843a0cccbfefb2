// A drawer that is open stays open when the page is exchanged.

const drawers = () => [...document.querySelectorAll("details.drawer[id]")];

let open = [];

document.addEventListener("htmx:before:swap", () => {
  open = drawers().filter((drawer) => drawer.open).map((drawer) => drawer.id);
});

document.addEventListener("htmx:after:swap", () => {
  for (const drawer of drawers()) if (open.includes(drawer.id)) drawer.open = true;
});
