// The script of the reference: the search field, the copy buttons and the options of the examples. Without it, links,
// frames and the "Show" buttons still work.
for (const button of document.querySelectorAll("[data-copy]")) {
  // Undefined in an insecure context: a page over http from another machine.
  if (!navigator.clipboard) break;
  button.hidden = false;
  const label = button.textContent;
  button.addEventListener("click", async () => {
    const markup = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(markup.textContent);
      button.textContent = "Copied";
    } catch {
      // The browser has denied access to the clipboard.
      getSelection().selectAllChildren(markup);
      button.textContent = "Selected: copy it with the keyboard";
    }
    button.addEventListener("blur", () => (button.textContent = label), { once: true });
  });
}

const search = document.querySelector("[data-search]");
search?.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const group of document.querySelectorAll("[data-group]")) {
    let visible = 0;
    for (const entry of group.querySelectorAll("[data-entry]")) {
      const text = `${entry.textContent} ${entry.dataset.entry}`.toLowerCase();
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) visible += 1;
    }
    group.hidden = visible === 0;
    found += visible;
  }
  document.querySelector("[data-found]").textContent = words.length > 0 ? `${found} found` : "";
});

for (const form of document.querySelectorAll("[data-switches]")) {
  form.querySelector("button").textContent = "Restart";
  const frame = form.parentElement.querySelector("iframe");
  const link = form.querySelector("a");
  form.addEventListener("change", () => {
    link.href = `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
    form.requestSubmit();
  });
  // Sets the height of the frame to that of its content, including what opens over it.
  let observer;
  const fitFrame = () => {
    observer?.disconnect();
    const page = frame.contentDocument;
    if (!page?.body) return;
    const setHeight = (height) => (frame.style.blockSize = `${Math.min(Math.max(height + 2, 96), 640)}px`);
    observer = new ResizeObserver(() => setHeight(page.body.offsetHeight));
    observer.observe(page.body);
    for (const type of ["click", "focusin", "input", "pointerover"]) {
      page.addEventListener(type, () =>
        setTimeout(
          () => page.documentElement.scrollHeight > frame.clientHeight && setHeight(page.documentElement.scrollHeight),
          300,
        ),
      );
    }
  };
  frame.addEventListener("load", fitFrame);
  fitFrame();
}
