import { emit } from "../../shared/events.ts";
import type { PageVisit, VisitOptions } from "../../shared/face.ts";
import { contentsOf } from "../contents.ts";
import type { Core } from "../core.ts";
import { attributesOf, partsOf } from "../served.ts";
import { type Content, dropKept } from "./kept.ts";
import { readFacts } from "./facts.ts";
import { pageSection } from "./parse.ts";
import { noteGlobals } from "./globals.ts";
import { liveSelector } from "./parts.ts";
import { showProgress } from "./progress.ts";
import { type Answer, contentOf, fetchPage, nothing, NotAPage } from "./request.ts";
import { awaitReady, type Ready } from "./ready.ts";
import { newScripts, runInert, runOnce } from "./scripts.ts";
import { beforeFrame, flush } from "./before-frame.ts";
import { ANIMATION, type EntryChange, type Show } from "./show.ts";
import { addStyles } from "./styles.ts";

interface VisitRequest extends VisitOptions {
  url: string;
  /** The link that the visitor followed. */
  link?: Element;
  method?: string;
  body?: BodyInit | null;
  /** Back or forward: the entry is there already. */
  traverse?: boolean;
  /** The answer, where it is here already. */
  fetched?: { answer: Answer; doc: Document };
}

export interface Visits {
  /** Shows a page in place. True when it was shown; false when cancelled, superseded or left to the browser. */
  visit(request: VisitRequest): Promise<boolean>;
  /** Shows a kept page again. */
  showKept(content: Content): void;
  /** Stops the visit that is under way. */
  stop(): void;
  /** Shows another state of the page that is shown; false when it is not known. */
  showState(content: Content): boolean;
  shown(): Content;
}

type Read = { content: Content } & (
  { hasSection: true; section: HTMLElement } | { hasSection: false; section: DocumentFragment }
);

interface Running {
  id: string;
  abort: AbortController;
  shown: Promise<boolean>;
}

const root = document.documentElement;

/** `notSent` tells the visitor of a form that got no answer; what was only asked for is left to the browser. */
export function createVisits(core: Core, show: Show, notSent: (error: unknown) => void): Visits {
  let running: Running | undefined;
  /** Of the page that is shown: its scripts run on while another is awaited, and no longer. */
  let life = new AbortController();

  function visit(request: VisitRequest): Promise<boolean> {
    // The page that has just come says so first.
    if (flush()) return new Promise<void>(beforeFrame).then(() => visit(request));
    const url = new URL(request.url, location.href).href;
    const method = (request.method ?? "GET").toUpperCase();
    const id = method === "GET" && !request.uncached ? url : "";
    // A double click asks once.
    if (id && running?.id === id) return running.shown;
    const section = pageSection(document);
    if (!section) return leave(url, request);
    const page: PageVisit = {
      url,
      method,
      headers: {},
      kept: false,
      traverse: !!request.traverse,
      stay: request.stay,
      target: section,
    };
    if (!emit(document, "page:leave", page) && !request.traverse) return Promise.resolve(false);
    stop();
    // Whatever becomes of the answer, the server may have done it.
    if (method !== "GET") dropKept(liveSelector);
    const own: Running = (running = { id, abort: new AbortController(), shown: Promise.resolve(false) });
    own.shown = go(page, request, own.abort.signal).finally(() => running === own && (running = undefined));
    return own.shown;
  }

  async function go(page: PageVisit, request: VisitRequest, signal: AbortSignal): Promise<boolean> {
    const progress = showProgress(page.target);
    const from = document.activeElement;
    const { hash } = new URL(page.url);
    let ready: Ready | undefined;
    try {
      root.classList.add("page-out");
      emit(document, "page:out", page);
      const out = new Promise((resolve) => setTimeout(resolve, ANIMATION));
      emit(document, "page:request", page);
      const { answer, doc } = request.fetched ?? (await fetchPage({ ...request, ...page }, signal));
      page.document = doc;
      page.url = answer.url + hash;
      page.redirected = answer.redirected;
      const { section, content, hasSection } = readContent(page, answer);
      ready = awaitReady();
      const outer = hasSection ? newScripts(doc, section) : { before: [], after: [] };
      await Promise.all([out, hasSection && addStyles(doc)]);
      if (signal.aborted) return false;
      if (outer.before.length > 0) {
        noteGlobals();
        await runOnce(outer.before, document.head, signal);
        if (signal.aborted) return false;
      }
      progress();
      emit(document, "page:swap", page);
      const inner = [...section.querySelectorAll("script")];
      const alive = newLife();
      // Before the page's own islands come alive its scripts run, and find the place and the focus as they will be seen.
      const landed = new Promise<void>(beforeFrame);
      const inParts = show.page(
        page,
        content,
        hasSection ? contentsOf(section) : section,
        entryOf(page, request, answer),
        from,
        request,
      );
      const scripts = [...inner, ...inParts];
      content.unfinished = scripts.length + outer.after.length > 0;
      await landed;
      await runInert(scripts, alive);
      await runOnce(outer.after, document.body, alive);
      if (alive.aborted) return true;
      delete content.unfinished;
      ready.tell(hasSection && doc.body.hasAttribute("onload"));
      finish(page, signal);
      return true;
    } catch (error) {
      if (signal.aborted || error === nothing) return false;
      if (request.inPlace) throw error;
      const isOther = error instanceof NotAPage;
      // What was only asked for, the browser may ask for again; a form it may not send again, but go where that led.
      if (page.method === "GET" || (isOther && error.repeatable))
        return leave(isOther ? error.url + hash : page.url, request);
      if (emit(document, "page:error", { ...page, error })) notSent(error);
      return false;
    } finally {
      progress();
      ready?.stop();
      if (running?.abort.signal === signal) root.classList.remove("page-out");
    }
  }

  /** The content of an answer: its page section, or all of what a form got that has none. */
  function readContent({ method, document: doc }: PageVisit, answer: Answer): Read {
    const facts = readFacts(doc!, core.readSettings(doc!));
    const now = core.settings();
    const changed = (key: "assetsVersion" | "culture"): boolean =>
      !!now[key] && !!facts.settings[key] && now[key] !== facts.settings[key];
    const repeatable = method === "GET" || answer.redirected;
    const section = pageSection(doc!);
    // An empty answer to a form is nothing to lose what was typed for.
    if ((repeatable || !answer.html) && (!section || changed("assetsVersion") || changed("culture"))) {
      throw new NotAPage(answer.url, "is another version", repeatable);
    }
    if (section)
      return {
        section,
        hasSection: true,
        content: { facts, parts: partsOf(doc!), section: attributesOf(section), weight: 0 },
      };
    const { facts: last, parts, section: attributes } = show.content();
    const own = { ...last, title: facts.title || last.title };
    return {
      section: contentOf(answer),
      hasSection: false,
      content: { facts: own, parts, section: attributes, weight: 0 },
    };
  }

  function showKept(content: Content): void {
    const target = pageSection(document);
    if (!target) return location.reload();
    const page: PageVisit = { url: location.href, method: "GET", headers: {}, kept: true, traverse: true, target };
    emit(document, "page:leave", page);
    stop();
    emit(document, "page:out", page);
    emit(document, "page:swap", page);
    newLife();
    show.page(page, content, content.nodes!, "none", document.activeElement);
    const { signal } = (running = { id: "", abort: new AbortController(), shown: Promise.resolve(true) }).abort;
    beforeFrame(() => finish(page, signal));
  }

  function showState(content: Content): boolean {
    const known = show.state(content);
    if (known) stop();
    return known;
  }

  function newLife(): AbortSignal {
    life.abort();
    return (life = new AbortController()).signal;
  }

  function stop(): void {
    running?.abort.abort();
    root.classList.remove("page-out");
    running = undefined;
  }

  return { visit, showKept, showState, stop, shown: show.content };
}

/** The browser takes over with a load of its own. */
function leave(url: string, request: VisitRequest): Promise<boolean> {
  if (request.traverse) location.reload();
  else location[request.history === "replace" ? "replace" : "assign"](url);
  return Promise.resolve(false);
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
  await Promise.all(
    waits.map(
      (image) => new Promise((resolve) => ["load", "error"].forEach((type) => image.addEventListener(type, resolve))),
    ),
  );
}
