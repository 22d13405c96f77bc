import { emit } from "../../../shared/events.ts";
import type { PageVisit } from "../../../shared/shell-api.ts";
import { type Parts, partsIn, partsOf } from "../../core/document.ts";
import { mountIn } from "../../core/islands-on-demand.ts";
import { report } from "../../navigation/dialogs.ts";
import { judge, nameTableForms, unlessLeaving } from "../../navigation/fetch.ts";
import { addStyles, applyHead, readMetadata, useStyles } from "../../navigation/head.ts";
import { type Answer, noPage, setBase } from "../../navigation/page.ts";
import { loadMedia, loadParts, preload } from "../../navigation/preload.ts";
import { isCode, loadNeededScripts, loadPageScripts, scriptsIn } from "../../navigation/scripts.ts";
import type { Session } from "../../navigation/session.ts";
import type { Arrival } from "../../navigation/arrive.ts";
import type { Shown } from "../../navigation/show.ts";
import { appendAll } from "../../navigation/swap.ts";
import { wait } from "../../common/wait.ts";
import { moveChildren, watchAdded } from "./added-nodes.ts";
import { islandStarter } from "./island-starter.ts";
import { lander } from "./lander.ts";
import { isFollowed, type PartialParser } from "./partial-parser.ts";
import type { ArrivingText } from "./read-body.ts";
import { attachShadowRoots } from "./shadow-roots.ts";

/** A page that is shown while it arrives. */
export interface ArrivingPage {
  /** Its document, as far as it has arrived. The page section is open; its children are moved to the displayed page. */
  doc: Document;
  /** The page parts that are complete. Their text is read here, after the policy is applied. */
  readonly parts: Parts;
  /**
   * From now on only the next page, at the end of `life`, ends the running visit, and the same link loads it again. To call
   * once the page is swapped in.
   */
  letGo(life: AbortSignal, hideProgress: () => void): void;
  /** Lands the page that was swapped in, and adds the rest. Resolves with whether all of it is shown. */
  show(pageVisit: PageVisit, next: Arrival, shown: Shown): Promise<boolean>;
}

interface Stream {
  session: Session;
  answer: Answer;
  text: ArrivingText;
  parser: PartialParser;
  /** The page parts that have arrived. */
  parts: Parts;
  pageVisit: PageVisit;
  next: Arrival;
  shown: Shown;
  /** Runs scripts of the page, once those before them have run. */
  runScripts(scripts: HTMLScriptElement[]): Promise<void>;
}

const endTag = /<\/html>\s*$/i;
/** Milliseconds that a frame takes on a page that is not large. */
const FRAME_MS = 20;
/** Longest time between two additions, in milliseconds: hidden pages have no frames. */
const FRAME_TIMEOUT_MS = 100;

export function arrivingPage(
  session: Session,
  answer: Answer,
  text: ArrivingText,
  parser: PartialParser,
): ArrivingPage {
  const { doc } = parser;
  setBase(doc, answer.url);
  attachShadowRoots(doc.body);
  const parts: Parts = new Map();
  return {
    doc,
    get parts() {
      recordParts(parser, parts, newParts(parser, parts));
      return parts;
    },
    letGo(life, hideProgress) {
      const running = session.runningVisit!;
      const { abort } = running;
      running.abort = new AbortController();
      running.joinableUrl = "";
      life.addEventListener("abort", () => {
        abort.abort();
        hideProgress();
      });
    },
    async show(pageVisit, next, shown) {
      const { life } = shown;
      const stopKeepingTall = keepTall(pageVisit.target as HTMLElement);
      life.addEventListener("abort", stopKeepingTall);
      let scripts = Promise.resolve();
      const stream: Stream = {
        ...{ session, answer, text, parser, parts, pageVisit, next, shown },
        runScripts(elements) {
          scripts = scripts.then(() => run(stream, elements));
          // At the end it is awaited.
          scripts.catch(() => {});
          return scripts;
        },
      };
      try {
        return await unlessLeaving(() => addRest(stream), true);
      } catch (error) {
        if (life.aborted) return false;
        const tell = async (): Promise<void> => {
          console.error("[atoll] the page broke off.", error);
          if (emit(document, "page:error", { ...pageVisit, error }))
            report(session, ({ showBroken }) => showBroken(session, pageVisit.target, life));
          // Scripts that wait for the whole page would wait for ever.
          await next.pageRun?.finish([], life);
        };
        // The visitor leaves, and may come back to what is there.
        if (error === noPage) addEventListener("pageshow", tell, { once: true, signal: life });
        else await tell();
        return false;
      } finally {
        if (!life.aborted) {
          session.arrivedLength = undefined;
          stopKeepingTall();
        }
      }
    },
  };
}

async function addRest(stream: Stream): Promise<boolean> {
  const { session, text, parser, pageVisit, next, shown, runScripts } = stream;
  const { life } = shown;
  const section = pageVisit.target;
  const holder = next.nodeHolder as Element;
  const added = watchAdded(section);
  const startIslands = islandStarter(session, section);
  const land = lander(session, pageVisit, next, shown);

  session.arrivedLength = text.all.length;
  // While the connection works: it may break.
  session
    .load<typeof import("../dialogs/index.tsx")>("dialogs")
    .then(({ whenTexts }) => whenTexts())
    .catch(() => {});
  for (const part of shown.changedParts) mountIn(session, part);
  void runScripts([...shown.innerScripts, ...shown.changedParts.flatMap(scriptsIn)]);
  shown.innerScripts = shown.changedParts = [];
  startIslands(parser.openElements(section, holder, added.isScripted));
  emit(document, "page:added", { ...pageVisit, added: [...section.children] });
  land(false);
  requestAnimationFrame(() => setTimeout(() => preload(session)));
  const ended = text.ended.catch(() => {});
  try {
    await nextFrame();
    while (!parser.isDone()) {
      if (!parser.hasMore()) await text.more();
      session.arrivedLength = text.all.length;
      if (life.aborted) return false;
      const start = performance.now();
      added.markScripted();
      const scripts = parser.parse(section);
      moveChildren(holder, section);
      const open = parser.openElements(section, holder, added.isScripted);
      upgradeIn(section, open);
      const elements = added.take();
      await settle(stream, elements, [section]);
      if (life.aborted) return false;
      void runScripts(scripts.filter((script) => section.contains(script)));
      startIslands(open);
      if (elements.length > 0) emit(document, "page:added", { ...pageVisit, added: elements });
      land(parser.isDone());
      // Rejects when the connection broke: the parts that are missing stay.
      if (parser.isDone() && !endTag.test(text.all)) await text.ended;
      await updateParts(stream);
      // A large page takes long to lay out: half of the time is the visitor's, until all of it has arrived.
      await Promise.race([ended, nextFrame().then(() => wait(performance.now() - start - FRAME_MS))]);
    }
    await runScripts([]);
    await finish(stream);
    return !life.aborted;
  } finally {
    added.stop();
  }
}

async function run({ session, parser, next, shown: { life } }: Stream, scripts: HTMLScriptElement[]): Promise<void> {
  if (!scripts.some(isCode)) return;
  const code = next.pageRun ? undefined : await loadPageScripts(session);
  if (life.aborted) return;
  next.pageRun ??= await code!.begin(parser.doc, next.nodeHolder, life);
  await next.pageRun.run(scripts, life);
}

const copies = new WeakSet<Element>();

/**
 * Safari does not upgrade a custom element that a parser adds to an element of another document, but a copy of it. An
 * element that is still not defined then has failed.
 */
function upgradeIn(section: Element, open: Set<Element>): void {
  for (const element of section.querySelectorAll(":not(:defined)")) {
    if (open.has(element) || copies.has(element) || !customElements.get(element.localName)) continue;
    const copy = document.importNode(element);
    copies.add(copy);
    appendAll(copy, [...element.childNodes]);
    element.replaceWith(copy);
  }
}

/** Keeps what follows the page section, such as a footer, below the window, so that it does not move. Returns the end of it. */
function keepTall(section: HTMLElement): () => void {
  const { style } = section;
  const { minBlockSize } = style;
  style.minBlockSize = "100vh";
  return () => {
    if (style.minBlockSize !== "100vh") return;
    style.minBlockSize = minBlockSize;
    if (!section.getAttribute("style")) section.removeAttribute("style");
  };
}

/** Makes new elements in `roots` what they are in a page that the browser has loaded, and applies the policy of the answer. */
async function settle(stream: Stream, elements: Element[], roots: Element[]): Promise<void> {
  const { session, answer, parser } = stream;
  await judge(session, { ...answer, doc: parser.doc }, elements);
  for (const root of roots) {
    await nameTableForms(session, root, answer);
    await loadMedia(session, root);
  }
  for (const element of elements) {
    attachShadowRoots(element);
    session.loadMedia?.(element);
  }
}

/** The page parts that are complete and not in `parts`. */
const newParts = (parser: PartialParser, parts: Parts): Element[] =>
  partsIn(parser.doc).filter((part) => !parts.has(partName(part)) && (parser.isDone() || isFollowed(part)));

function recordParts(parser: PartialParser, parts: Parts, arrived: Element[]): void {
  const texts = arrived.length > 0 ? partsOf(parser.doc) : undefined;
  for (const name of arrived.map(partName)) parts.set(name, texts!.get(name)!);
}

const partName = (part: Element): string => part.getAttribute("data-page-part")!;

/** Updates the page parts that have arrived since, and at the end also those that the page lacks. */
async function updateParts(stream: Stream): Promise<void> {
  const { session, parser, parts, next, shown, runScripts } = stream;
  const isEnd = parser.isDone();
  const arrived = newParts(parser, parts);
  if (arrived.length === 0 && !isEnd) return;
  await settle(stream, arrived, arrived);
  recordParts(parser, parts, arrived);
  if (shown.life.aborted) return;
  const all: Parts = new Map(session.pageParts);
  // Others may have been renewed, as by a login.
  for (const name of arrived.map(partName)) all.set(name, parts.get(name)!);
  if (isEnd) for (const name of all.keys()) if (!parts.has(name)) all.delete(name);
  next.content.pageParts = all;
  await loadParts(session, all);
  if (shown.life.aborted) return;
  for (const part of session.applyParts?.(all, parser.doc) ?? []) {
    void runScripts(scriptsIn(part));
    mountIn(session, part);
  }
}

/** Applies what came after the page section. */
async function finish(stream: Stream): Promise<void> {
  const { session, answer, parser, pageVisit, next, shown } = stream;
  const { life } = shown;
  const { doc } = parser;
  const { pageMetadata } = next.content;
  const { head, styles } = readMetadata(doc, pageMetadata.settings);
  await judge(session, { ...answer, doc }, [doc.documentElement]);
  await addStyles(session, doc, styles);
  const code = next.pageRun ? undefined : await loadNeededScripts(session, doc, true);
  if (life.aborted) return;
  applyHead(head, pageMetadata.head);
  pageMetadata.head = head;
  // A dialog may have added others.
  pageMetadata.styles = [...new Set([...pageMetadata.styles, ...styles])];
  useStyles(session, pageMetadata.styles);
  next.pageRun ??= await code?.begin(doc, next.nodeHolder, life);
  mountIn(session, pageVisit.target);
  setTimeout(() => preload(session));
}

const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, FRAME_TIMEOUT_MS);
  });
