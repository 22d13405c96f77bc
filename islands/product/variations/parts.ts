import { callHtml } from "../../../shared/http/call-html.ts";
import { texts, type Translate } from "../../../shared/i18n/texts.ts";
import { warn } from "../../../shared/warn.ts";
import { MISSING, recordContent, showContent, showMissing } from "./part-content.ts";

/** The variant to render the parts for. */
export interface Subject {
  productId: string;
  productVariantId: string;
  quantity: number;
}

/** The parts of the page that the server renders per variant. VAR-04 */
export interface ProductParts {
  /**
   * Requests all parts. Resolves with a function that shows the parts that have arrived, and the others as they arrive.
   */
  fetch(subject: Subject, signal: AbortSignal): Promise<(t: Translate) => void>;
  /** Whether some parts do not show the current variant yet. */
  areBehind(): boolean;
  /** Removes our marks and messages from the parts. */
  leave(): void;
}

/** How long the display of a variant waits for its parts, in milliseconds. */
const PARTS_TIMEOUT_MS = 1_000;
/** Marks a part that is still loading and shows another variant. */
const LATE = "data-part-late";

/** The parts in `scope`. `present` returns the current variant, for a retry. */
export function productParts(scope: ParentNode, signal: AbortSignal, present: () => Subject): ProductParts {
  const all = (): HTMLElement[] => [...scope.querySelectorAll<HTMLElement>("[data-product-part][data-url]")];
  all().forEach(recordContent);
  /** The signal of each part's latest request. */
  const latest = new WeakMap<HTMLElement, AbortSignal>();

  /** Requests a part and resolves with a function that shows it, or a message if the request failed. Never rejects. */
  async function request(part: HTMLElement, subject: Subject, overtaken: AbortSignal): Promise<ShowPart> {
    latest.set(part, overtaken);
    try {
      const url = new URL(part.dataset["url"]!, location.href);
      for (const [name, value] of Object.entries(subject)) url.searchParams.set(name, String(value));
      if (url.origin !== location.origin) throw new Error("data-url expects an address of this site");
      const html = await callHtml(url.pathname + url.search, { atRoot: true, signal: overtaken });
      return () => showContent(part, html);
    } catch (error) {
      if (!overtaken.aborted)
        warn(`the part ${part.dataset["productPart"]} of the product could not be loaded.`, error, part);
      return (t) => showMissing(part, t, () => void retry(part), signal);
    }
  }

  async function retry(part: HTMLElement): Promise<void> {
    part.setAttribute("aria-busy", "true");
    const show = await request(part, present(), signal);
    // A newer request is running.
    if (signal.aborted || latest.get(part) !== signal) return;
    part.removeAttribute("aria-busy");
    show(texts() ?? String);
  }

  for (const part of all()) if (part.hasAttribute(MISSING)) void retry(part);

  return {
    fetch: (subject, overtaken) => loadParts(all(), (part) => request(part, subject, overtaken), overtaken),
    areBehind: () => all().some((part) => part.hasAttribute(LATE)),
    leave() {
      for (const part of all()) {
        part.removeAttribute("aria-busy");
        if (part.hasAttribute(MISSING)) part.replaceChildren();
        // The part is requested again when the visitor returns to the page.
        else if (part.hasAttribute(LATE)) part.setAttribute(MISSING, "");
      }
    },
  };
}

type ShowPart = (t: Translate) => void;

/** Loads the parts, and resolves when all have arrived or the timeout has passed. */
async function loadParts(
  parts: HTMLElement[],
  request: (part: HTMLElement) => Promise<ShowPart>,
  overtaken: AbortSignal,
): Promise<ShowPart> {
  for (const part of parts) part.setAttribute("aria-busy", "true");
  overtaken.addEventListener("abort", () => parts.forEach((part) => part.removeAttribute("aria-busy")));
  const arrived: ShowPart[] = [];
  /** Set once the arrived parts are shown: later parts are then shown at once. */
  let shownWith: Translate | undefined;
  const tasks = parts.map(async (part) => {
    const showPart = await request(part);
    const show: ShowPart = (t) => {
      if (overtaken.aborted) return;
      part.removeAttribute("aria-busy");
      part.removeAttribute(LATE);
      showPart(t);
    };
    if (shownWith) show(shownWith);
    else arrived.push(show);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([Promise.all(tasks), new Promise((resolve) => (timer = setTimeout(resolve, PARTS_TIMEOUT_MS)))]);
  clearTimeout(timer);
  return (t) => {
    shownWith = t;
    for (const show of arrived) show(t);
    for (const part of parts) part.toggleAttribute(LATE, part.hasAttribute("aria-busy"));
  };
}
