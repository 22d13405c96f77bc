// The reference's own script: finds islands by name, copies markup, and shows examples as they are switched. Without it links,
// frames and the "Show" buttons work.
for (const button of document.querySelectorAll("[data-copy]")) {
  // Not there in a page that came without TLS from another machine.
  if (!navigator.clipboard) break;
  button.hidden = false;
  const words = button.textContent;
  button.addEventListener("click", async () => {
    const markup = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(markup.textContent);
      button.textContent = "Copied";
    } catch {
      // The browser does not let the page write there.
      getSelection().selectAllChildren(markup);
      button.textContent = "Selected: copy it with the keyboard";
    }
    button.addEventListener("blur", () => (button.textContent = words), { once: true });
  });
}

const search = document.querySelector("[data-search]");
search?.addEventListener("input", () => {
  const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const group of document.querySelectorAll("[data-group]")) {
    let here = 0;
    for (const entry of group.querySelectorAll("[data-entry]")) {
      const text = `${entry.textContent} ${entry.dataset.entry}`.toLowerCase();
      entry.hidden = !wanted.every((word) => text.includes(word));
      if (!entry.hidden) here += 1;
    }
    group.hidden = here === 0;
    found += here;
  }
  document.querySelector("[data-found]").textContent = wanted.length > 0 ? `${found} found` : "";
});

for (const form of document.querySelectorAll("[data-switches]")) {
  form.querySelector("button").textContent = "Begin anew";
  const frame = form.parentElement.querySelector("iframe");
  const link = form.querySelector("a");
  form.addEventListener("change", () => {
    link.href = `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
    form.requestSubmit();
  });
  // As high as what it shows, and what opens over that.
  let watch;
  const follow = () => {
    watch?.disconnect();
    const page = frame.contentDocument;
    if (!page?.body) return;
    const take = (height) => (frame.style.blockSize = `${Math.min(Math.max(height + 2, 96), 640)}px`);
    watch = new ResizeObserver(() => take(page.body.offsetHeight));
    watch.observe(page.body);
    for (const type of ["click", "focusin", "input", "pointerover"]) {
      page.addEventListener(type, () =>
        setTimeout(
          () => page.documentElement.scrollHeight > frame.clientHeight && take(page.documentElement.scrollHeight),
          300,
        ),
      );
    }
  };
  frame.addEventListener("load", follow);
  follow();
}
