/** Reloads the frame of an example when an option changes, and gives each frame the height of its content. */
export function startExamples(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>("iframe")) fitHeight(frame);
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-switches]")) {
    form.querySelector("button")!.textContent = "Restart";
    const link = form.querySelector("a")!;
    form.addEventListener("change", () => {
      const options = [...new FormData(form)] as [string, string][];
      link.href = `${form.getAttribute("action")}?${new URLSearchParams(options)}`;
      form.requestSubmit();
    });
  }
}

/** Keeps the height of the frame that of its content, including layers that open over it. */
function fitHeight(frame: HTMLIFrameElement): void {
  let observer: ResizeObserver | undefined;
  const fit = (): void => {
    observer?.disconnect();
    const page = frame.contentDocument;
    if (!page?.body) return;
    const setHeight = (height: number): void => {
      frame.style.blockSize = `${Math.min(Math.max(height + 2, 96), 640)}px`;
    };
    observer = new ResizeObserver(() => setHeight(page.body.offsetHeight));
    observer.observe(page.body);
    const grow = (): void => {
      const { scrollHeight } = page.documentElement;
      if (scrollHeight > frame.clientHeight) setHeight(scrollHeight);
    };
    for (const type of ["click", "focusin", "input", "pointerover"])
      page.addEventListener(type, () => setTimeout(grow, 300));
  };
  frame.addEventListener("load", fit);
  fit();
}
