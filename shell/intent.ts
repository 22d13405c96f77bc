import { block, clickAgain, followBlock, watchScrolling } from "./behaviours/bigger-link.ts";
import { isOurs } from "./behaviours/form-policy.ts";
import { awaitIsland } from "./islands/host.ts";
import { isOutdated } from "./islands/load.ts";
import type { Navigation } from "./navigation.ts";
import { isPlain, judgeLink, type Verdict } from "./navigation/links.ts";

/** How long the visitor waits for the code of the navigation, or of an island that takes a form, in milliseconds; then the browser acts. */
const PATIENCE = 2_000;
/** What takes longer than this shows that it does. NAV-16 */
const LONG = 300;

const left: Verdict = { act: "browser", why: "keys" };

/**
 * Which clicks and forms are ours is decided here, at once; what becomes of them is the navigation's, whose code is loaded at
 * the visitor's first move. Listeners stand on the window, in the bubble phase: the site's own handlers come first, also those
 * that it puts on the document later. Without the code the browser's own link or form works. `served` is the address, without
 * hash, of the page that the document came with. NAV-01, NAV-23
 */
export function listenForIntent(load: () => Promise<Navigation>, served: string): void {
  /** Controls and forms whose next event is the browser's. */
  const released = new WeakSet<Element>();
  /** Controls whose question is still open, and forms that wait for code, with the button that was pressed last. */
  const waiting = new WeakMap<Element, HTMLElement | null>();
  /** Forms that do not wait for the code of their island again. */
  const waited = new WeakSet<Element>();
  /** The code cannot be had: nothing is waited for any more. */
  let broken = false;
  watchScrolling();

  const begin = (): Promise<Navigation> => {
    const navigation = load();
    navigation.then(
      () => (broken = false),
      () => (broken = true),
    );
    return navigation;
  };
  for (const move of ["pointermove", "pointerdown", "wheel", "keydown"]) {
    addEventListener(move, begin, { passive: true, capture: true, once: true });
  }

  addEventListener("click", (event) => {
    const control = controlOf(event);
    if (!control || event.defaultPrevented || released.delete(control)) return;
    // A block is followed with whatever keys were held: its link decides.
    if (control.matches(block)) return followBlock(control, event);
    const question = control.getAttribute("data-confirm");
    const verdict = isPlain(event) ? judgeLink(control, location) : left;
    if (question === null && (broken || verdict.act === "browser" || (verdict.act === "visit" && isOutdated()))) return;
    event.preventDefault();
    if (waiting.has(control)) return;
    if (question !== null) waiting.set(control, null);
    const proceed = (): void => {
      released.add(control);
      clickAgain(control, event);
    };
    soon()
      .then(
        async (navigation) => {
          if (question !== null && !(await navigation.ask(question))) return;
          if (verdict.act === "visit") navigation.follow(control, verdict.url);
          else if (verdict.act === "anchor") navigation.goToAnchor(verdict.hash);
          else proceed();
        },
        () => (question === null || confirm(question || document.title)) && proceed(),
      )
      .finally(() => waiting.delete(control));
  });

  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const island = waited.has(form) ? undefined : awaitIsland(form);
    if (event.defaultPrevented || (!island && (released.delete(form) || broken || !isOurs(form, event.submitter))))
      return;
    event.preventDefault();
    const isWaiting = waiting.has(form);
    waiting.set(form, event.submitter);
    if (isWaiting) return;
    // A form cannot be submitted again while its submit event is under way, hence the task of its own.
    const submitAgain = (mark: WeakSet<Element>): unknown =>
      setTimeout(() => {
        const button = waiting.get(form);
        waiting.delete(form);
        mark.add(form);
        // Another button may stand in the place of the one that was pressed.
        form.requestSubmit(button?.isConnected ? button : null);
      });
    if (island)
      patiently(island)
        .catch(() => {})
        .then(() => submitAgain(waited));
    else
      soon()
        .then((navigation) => navigation.submit(form, waiting.get(form)!))
        .then(
          () => waiting.delete(form),
          () => submitAgain(released),
        );
  });

  addEventListener("popstate", () => {
    // Without the code nothing else was shown yet: only another address than the document's wants another page.
    soon().then(
      (navigation) => navigation.traverse(),
      () => location.href.split("#")[0] !== served && location.reload(),
    );
  });

  /** The navigation, unless it cannot be had or the visitor would have to wait too long for it. */
  const soon = (): Promise<Navigation> => (broken ? Promise.reject() : patiently(begin()));
}

/** `code`, unless the visitor would have to wait too long for it. */
async function patiently<Code>(code: Promise<Code>): Promise<Code> {
  const { classList } = document.documentElement;
  let shown = false;
  const long = setTimeout(() => (shown = !classList.contains("long-loading")) && classList.add("long-loading"), LONG);
  let limit: ReturnType<typeof setTimeout>;
  try {
    return await Promise.race([code, new Promise<never>((_, reject) => (limit = setTimeout(reject, PATIENCE)))]);
  } finally {
    clearTimeout(limit!);
    clearTimeout(long);
    if (shown) classList.remove("long-loading");
  }
}

/** The link of a click, also inside SVG and shadow trees; a button that asks first; or the block that is one bigger link. NAV-10 */
function controlOf(event: Event): Element | undefined | null {
  const path = event.composedPath().filter((node): node is Element => node instanceof Element);
  const control = path.find((node) => node.matches("a, area, button, input, select, textarea, label, summary"));
  if (!control) return path.find((node) => node.matches(block));
  return control.matches("a, area, [data-confirm]") ? control : null;
}
