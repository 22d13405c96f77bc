import { emit } from "../../shared/events.ts";
import type { PageVisit, VisitOptions } from "../../shared/face.ts";
import type { PageSettings } from "../../shared/settings.ts";
import { contentsOf } from "../contents.ts";
import type { Core } from "../core.ts";
import { attributesOf, partsOf } from "../served.ts";
import type { Content } from "./content.ts";
import type { EntryChange, Show } from "./show.ts";
import { type PageFacts, readFacts } from "./facts.ts";
import { pageSection } from "./parse.ts";
import { showProgress } from "./progress.ts";
import { type Answer, fetchPage, NotAPage } from "./request.ts";
import { newScripts, runOnce, runSection } from "./scripts.ts";
import { addStyles } from "./styles.ts";

/** Length of the out-animation. NAV-15 */
const ANIMATION = 10;

interface VisitRequest extends VisitOptions {
  url: string;
  method?: string;
  body?: BodyInit | null;
  /** Back or forward: the entry is there already. */
  traverse?: boolean;
}

export interface Visits {
  /** Shows a page in place. True when it was shown; false when cancelled, superseded or left to the browser. */
  visit(request: VisitRequest): Promise<boolean>;
  /** Shows a kept page again. */
  showKept(content: Content): void;
  /** Stops the visit that is under way. */
  stop(): void;
  shown(): Content;
  moved(): void;
}

interface Running {
  id: string;
  abort: AbortController;
  shown: Promise<boolean>;
}

const root = document.documentElement;

/** `notSent` tells the visitor of a form that got no answer; what was only asked for is left to the browser. */
export function createVisits(core: Core, show: Show, notSent: (error: unknown) => void): Visits {
  let running: Running | undefined;

  function visit(request: VisitRequest): Promise<boolean> {
    const url = new URL(request.url, location.href).href;
    const method = (request.method ?? "GET").toUpperCase();
    const id = `${method} ${url}`;
    // A double click asks once.
    if (running?.id === id && method === "GET") return running.shown;
    const section = pageSection(document);
    if (!section) return leave(url, request);
    const page: PageVisit = { url, method, headers: {}, kept: false, traverse: !!request.traverse, target: section };
    if (!emit(document, "page:leave", page) && !request.traverse) return Promise.resolve(false);
    stop();
    const own: Running = (running = { id, abort: new AbortController(), shown: Promise.resolve(false) });
    own.shown = go(page, request, own.abort.signal).finally(() => running === own && (running = undefined));
    return own.shown;
  }

  async function go(page: PageVisit, request: VisitRequest, signal: AbortSignal): Promise<boolean> {
    const progress = showProgress(page.target);
    const { hash } = new URL(page.url);
    try {
      root.classList.add("page-out");
      emit(document, "page:out", page);
      const out = new Promise((resolve) => setTimeout(resolve, ANIMATION));
      emit(document, "page:request", page);
      const { answer, doc } = await fetchPage({ ...request, ...page }, signal);
      page.document = doc;
      page.url = answer.url + hash;
      const facts = readFacts(doc, core.readSettings);
      const section = sectionToShow(page, answer, facts, core.settings());
      const scripts = newScripts(doc, section);
      await Promise.all([out, addStyles(doc), runOnce(scripts.before, document.head, signal)]);
      if (signal.aborted) return false;
      progress();
      const content: Content = { facts, parts: partsOf(doc), section: attributesOf(section), weight: 0 };
      emit(document, "page:swap", page);
      show.page(page, content, contentsOf(section), entryOf(page, request, answer), request.stay);
      await runSection(page.target, signal);
      await runOnce(scripts.after, document.body, signal);
      if (!signal.aborted) finish(page, signal);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      // What was only asked for, the browser may ask for again; a form it may not send again.
      if (page.method === "GET" || (error instanceof NotAPage && error.repeatable)) return leave(page.url, request);
      if (emit(document, "page:error", { ...page, error })) notSent(error);
      return false;
    } finally {
      progress();
      if (running?.abort.signal === signal) root.classList.remove("page-out");
    }
  }

  function showKept(content: Content): void {
    const page: PageVisit = { url: location.href, method: "GET", headers: {}, kept: true, traverse: true, target: pageSection(document)! };
    emit(document, "page:leave", page);
    stop();
    emit(document, "page:out", page);
    emit(document, "page:swap", page);
    show.page(page, content, content.nodes!, "none");
    running = { id: "", abort: new AbortController(), shown: Promise.resolve(true) };
    finish(page, running.abort.signal);
  }

  function stop(): void {
    running?.abort.abort();
    root.classList.remove("page-out");
    running = undefined;
  }

  return { visit, showKept, stop, shown: show.content, moved: show.moved };
}

/** The browser takes over with a load of its own. */
function leave(url: string, request: VisitRequest): Promise<boolean> {
  if (request.traverse) location.reload();
  else location[request.history === "replace" ? "replace" : "assign"](url);
  return Promise.resolve(false);
}

/** The section of the answer, unless there is none or the whole document has to change. */
function sectionToShow(page: PageVisit, answer: Answer, { settings: next }: PageFacts, now: PageSettings): HTMLElement {
  const section = pageSection(page.document!);
  const changed = (key: "assetsVersion" | "culture"): boolean => !!now[key] && !!next[key] && now[key] !== next[key];
  const repeatable = page.method === "GET" || answer.redirected;
  if (section && !(repeatable && (changed("assetsVersion") || changed("culture")))) return section;
  throw new NotAPage(`${answer.url} has no #page, or is of another version or language`, repeatable);
}

function entryOf(page: PageVisit, { history }: VisitRequest, { redirected }: Answer): EntryChange {
  if (page.traverse || history === "none") return "none";
  // The answer to a form that did not redirect stands where the form stood, unless its author wants its address.
  if (page.method !== "GET" && !redirected && !history) return "none";
  return page.url === location.href ? "replace" : (history ?? "push");
}

function finish(page: PageVisit, signal: AbortSignal): void {
  emit(document, "page:loaded", page);
  void imagesOf(page.target).then(() => {
    if (signal.aborted) return;
    emit(document, "page:images", page);
    emit(document, "page:finish", page);
  });
}

/** Settles when the images that load by themselves have loaded or failed. */
async function imagesOf(section: ParentNode): Promise<void> {
  const waits = [...section.querySelectorAll("img")].filter((image) => !image.complete && image.loading !== "lazy");
  const settle = (image: HTMLImageElement): Promise<unknown> =>
    new Promise((resolve) => ["load", "error"].forEach((type) => image.addEventListener(type, resolve, { once: true })));
  await Promise.all(waits.map(settle));
}
