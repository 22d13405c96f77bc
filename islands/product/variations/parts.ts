import { shell } from "../../../shared/face.ts";
import { focusOn } from "../../../shared/focus-on.ts";
import { callHtml } from "../../../shared/http/call.ts";
import { texts, type Translate } from "../../../shared/i18n/texts.ts";
import { warn } from "../../../shared/warn.ts";
import { noticeIn } from "./notice.ts";

/** Which variant the parts are to be about. */
export interface Subject {
  productId: string;
  productVariantId: string;
  quantity: number;
}

/** The parts of the page that the server renders for a variant. VAR-04 */
export interface ProductParts {
  /** Asks for all of them; returns how to show what has come, and the others as they come. */
  fetch(subject: Subject, signal: AbortSignal): Promise<(t: Translate) => void>;
  /** Whether some of them are not yet of the variant that is shown. */
  areBehind(): boolean;
  /** Nothing of ours is left in them. */
  leave(): void;
}

/** What is shown of the variant waits this long for its parts. */
const PATIENCE = 1_000;
/** Marks a part that could not be had. */
const MISSING = "data-part-missing";
/** Marks one that is still to come: what stands there is of another variant. */
const LATE = "data-part-late";

/** As the server sent them: what is the same need not be put there again. PRO-09 */
const sent = new WeakMap<Element, string>();

/** What the part's author calls this content of it, which an island in it may have changed; else its HTML as the browser writes it, without what islands are marked with. */
const written = (element: Element): string =>
  versionOf(element) ?? element.innerHTML.trim().replace(/ data-island-state="\w*"/g, "");
const versionOf = (element: Element): string | null | undefined =>
  element.querySelector("[data-part-version]")?.getAttribute("data-part-version");

function asWritten(html: string): string {
  // Of a document that loads nothing.
  const place = document.implementation.createHTMLDocument("").createElement("div");
  place.innerHTML = html;
  return written(place);
}

/** The focus that is in `part` stays in it, whatever `fill` puts there. */
function keepFocus(part: HTMLElement, fill: () => void): void {
  const had = part.contains(document.activeElement);
  fill();
  if (had && !part.contains(document.activeElement))
    focusOn(part.querySelector<HTMLElement>("a[href], button") ?? part);
}

/** It is no longer missing. */
function found(part: HTMLElement): void {
  part.removeAttribute(MISSING);
  part.style.minBlockSize = "";
  if (!part.getAttribute("style")) part.removeAttribute("style");
}

/** The parts in `scope`, which are those of `present()` for a visitor who tries again. */
export function productParts(scope: ParentNode, signal: AbortSignal, present: () => Subject): ProductParts {
  const all = (): HTMLElement[] => [...scope.querySelectorAll<HTMLElement>("[data-product-part][data-url]")];
  for (const part of all())
    if (!sent.has(part) && (versionOf(part) != null || !part.querySelector('[data-island-state="live"]')))
      sent.set(part, written(part));
  /** What each part was asked for last. */
  const latest = new WeakMap<HTMLElement, AbortSignal>();

  /** Never rejects: what cannot be had is shown as missing. */
  async function ask(part: HTMLElement, subject: Subject, overtaken: AbortSignal): Promise<(t: Translate) => void> {
    latest.set(part, overtaken);
    try {
      const url = new URL(part.dataset["url"]!, location.href);
      for (const [name, value] of Object.entries(subject)) url.searchParams.set(name, String(value));
      if (url.origin !== location.origin) throw new Error("data-url expects an address of this site");
      const html = await callHtml(url.pathname + url.search, { ofHost: true, signal: overtaken });
      return () => put(part, html);
    } catch (error) {
      if (!overtaken.aborted)
        warn(`the part ${part.dataset["productPart"]} of the product could not be had.`, error, part);
      return (t) => miss(part, t);
    }
  }

  function put(part: HTMLElement, html: string): void {
    const now = asWritten(html);
    if (sent.get(part) !== now || part.hasAttribute(MISSING)) keepFocus(part, () => shell().setHtml(part, html));
    sent.set(part, now);
    found(part);
  }

  /** Nothing, with a word on it, rather than what belongs to another variant. */
  function miss(part: HTMLElement, t: Translate): void {
    // What stands below it does not move.
    part.style.minBlockSize = `${part.offsetHeight}px`;
    keepFocus(part, () => {
      shell().setHtml(part, "");
      noticeIn(part, "atoll-part-missing", t("Variant.PartNotLoaded"), { t, act: () => void again(part), signal });
    });
    sent.delete(part);
    part.setAttribute(MISSING, "");
  }

  async function again(part: HTMLElement): Promise<void> {
    part.setAttribute("aria-busy", "true");
    const show = await ask(part, present(), signal);
    // A newer variant has asked for its own.
    if (signal.aborted || latest.get(part) !== signal) return;
    part.removeAttribute("aria-busy");
    show(texts() ?? String);
  }

  for (const part of all()) if (part.hasAttribute(MISSING)) void again(part);

  return {
    async fetch(subject, overtaken) {
      const asked = all();
      for (const part of asked) part.setAttribute("aria-busy", "true");
      const come: ((t: Translate) => void)[] = [];
      let isShown: Translate | undefined;
      overtaken.addEventListener("abort", () => asked.forEach((part) => part.removeAttribute("aria-busy")));
      const tasks = asked.map(async (part) => {
        const show = await ask(part, subject, overtaken);
        const place = (t: Translate): void => {
          if (overtaken.aborted) return;
          part.removeAttribute("aria-busy");
          part.removeAttribute(LATE);
          show(t);
        };
        if (isShown) place(isShown);
        else come.push(place);
      });
      let timer: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([Promise.all(tasks), new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE)))]);
      clearTimeout(timer);
      return (t) => {
        isShown = t;
        for (const place of come) place(t);
        for (const part of asked) part.toggleAttribute(LATE, part.hasAttribute("aria-busy"));
      };
    },
    areBehind: () => all().some((part) => part.hasAttribute(LATE)),
    leave() {
      for (const part of all()) {
        part.removeAttribute("aria-busy");
        if (part.hasAttribute(MISSING)) part.replaceChildren();
        // It is asked for when the page is come back to.
        else if (part.hasAttribute(LATE)) part.setAttribute(MISSING, "");
      }
    },
  };
}
