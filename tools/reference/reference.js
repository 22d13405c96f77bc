// The reference's own script: finds islands by name, copies markup, and shows examples as they are switched. Without it links,
// frames and the "Show" buttons work.
for (const button of document.querySelectorAll("[data-copy]")) {
  // Not there in a page that came without TLS from another machine.
  if (!navigator.clipboard) break;
  button.hidden = false;
  const words = button.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
    button.textContent = "Copied";
    button.addEventListener("blur", () => (button.textContent = words), { once: true });
  });
}

const search = document.querySelector("[data-search]");
search?.addEventListener("input", () => {
  const wanted = search.value.trim().toLowerCase();
  let found = 0;
  for (const group of document.querySelectorAll("[data-group]")) {
    let here = 0;
    for (const entry of group.querySelectorAll("[data-entry]")) {
      entry.hidden = !`${entry.textContent} ${entry.dataset.entry}`.toLowerCase().includes(wanted);
      if (!entry.hidden) here += 1;
    }
    group.hidden = here === 0;
    found += here;
  }
  document.querySelector("[data-found]").textContent = wanted ? `${found} found` : "";
});

for (const form of document.querySelectorAll("[data-switches]")) {
  form.querySelector("button").hidden = true;
  const frame = form.parentElement.querySelector("iframe");
  const link = form.querySelector("a");
  form.addEventListener("change", () => {
    link.href = `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
    form.requestSubmit();
  });
  // As high as what it shows.
  let watch;
  const follow = () => {
    watch?.disconnect();
    const body = frame.contentDocument?.body;
    if (!body) return;
    watch = new ResizeObserver(() => (frame.style.blockSize = `${Math.min(Math.max(body.offsetHeight + 2, 96), 640)}px`));
    watch.observe(body);
  };
  frame.addEventListener("load", follow);
  follow();
}
