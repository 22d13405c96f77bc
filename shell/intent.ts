import type { Navigation } from "./navigation/main.ts";
import { isPlain, judgeLink } from "./navigation/policy.ts";

/**
 * Which clicks and forms are ours is decided here, at once; what becomes of them is the navigation's, whose code is loaded at
 * the first sign that the visitor will go somewhere. Listeners stand on the document, in the bubble phase: the site's own
 * handlers come first. Without the code the browser's own link or form works. NAV-01, NAV-23
 */
export function listenForIntent(load: () => Promise<Navigation>): void {
  /** Controls and forms whose next event is the browser's. */
  const released = new WeakSet<Element>();
  /** Controls whose question is still open. */
  const asking = new WeakSet<Element>();
  let scrolledAt = -Infinity;
  // Any scroller of the page, hence the capture phase.
  addEventListener("scroll", () => (scrolledAt = performance.now()), { passive: true, capture: true });

  for (const sign of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(sign, ({ target }) => (target as Element).closest("a, form[data-ajax], [data-bigger-link]") && load().catch(() => {}), {
      passive: true,
    });
  }

  document.addEventListener("click", (event) => {
    const control = controlOf(event);
    if (!control || event.defaultPrevented || released.delete(control)) return;
    // A block is followed with whatever keys were held: its link decides.
    if (control.matches(block)) {
      if (performance.now() - scrolledAt >= CALM) load().then((navigation) => navigation.followBlock(control, event), () => {});
      return;
    }
    const question = control.getAttribute("data-confirm");
    const verdict = judgeLink(control, location);
    if (!isPlain(event) || (question === null && verdict.act === "browser")) return;
    event.preventDefault();
    if (asking.has(control)) return;
    if (question !== null) asking.add(control);
    const proceed = (): void => {
      released.add(control);
      (control as HTMLElement).click();
    };
    load().then(async (navigation) => {
      if (question !== null && !(await navigation.ask(question))) return;
      if (verdict.act === "visit") navigation.follow(control, verdict.url);
      else if (verdict.act === "anchor") navigation.goToAnchor(verdict.hash);
      else proceed();
    }, () => (question === null || confirm(question || document.title)) && proceed()).finally(() => asking.delete(control));
  });

  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || released.delete(form) || !form.matches("form[data-ajax]:not([data-ajax=false])")) return;
    event.preventDefault();
    const { submitter } = event;
    // A form cannot be submitted again while its submit event is under way, hence the task of its own.
    const proceed = (): unknown =>
      setTimeout(() => {
        released.add(form);
        form.requestSubmit(submitter);
      });
    load().then((navigation) => navigation.submit(form, submitter) || proceed()).catch(proceed);
  });

  addEventListener("popstate", () => void load().then((navigation) => navigation.traverse(), () => location.reload()));
}

/** A click within this time after scrolling was meant to stop it. NAV-11 */
const CALM = 500;

const block = "[data-bigger-link]:not([data-bigger-link=false])";

/** The link of a click, also inside SVG and shadow trees; a button that asks first; or the block that is one bigger link. NAV-10 */
function controlOf(event: Event): Element | undefined | null {
  const path = event.composedPath().filter((node): node is Element => node instanceof Element);
  const control = path.find((node) => node.matches("a, area, button, input, select, textarea, label, summary"));
  if (!control) return path.find((node) => node.matches(block));
  return control.matches("a, area, [data-confirm]") ? control : null;
}
