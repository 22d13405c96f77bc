import { elementsIn, parseHtml } from "../../core/document.ts";
import { trusted } from "../../core/trusted.ts";
import type { ArrivingText } from "./read-body.ts";
import { placeholderType, safeCut } from "./safe-cut.ts";

/** The text of a comment that shows where the parser is. */
const MARK = "atoll";

/** A document that is parsed while its text arrives. */
export interface PartialParser {
  doc: Document;
  /** Parses what has arrived and can be parsed. Scripts in it, and in `live`, are inert. */
  parse(live?: Element): void;
  /** Whether `parse` has something to do. */
  hasMore(): boolean;
  /** Whether everything is parsed. */
  isDone(): boolean;
  /**
   * The elements in `live` that the parser has not closed. `holder` is the element whose children are moved there; what
   * `isForeign` comes from elsewhere.
   */
  openElements(live: Element, holder: Element, isForeign: (node: Node) => boolean): Set<Element>;
}

/**
 * Elements of this document may be moved to another one while they are open: the parser goes on in them. `adjust` changes a
 * piece of the text before it is parsed.
 */
export function partialParser(text: ArrivingText, adjust: (piece: string) => string): PartialParser {
  const write = (piece: string): void => doc.write(trusted.createHTML(piece));
  let doc = openDocument();
  write("<noscript><p>");
  // Firefox parses as if scripts could run.
  const { cut, scripts } = safeCut(!doc.querySelector("p"));
  doc = openDocument();
  let taken = 0;
  let placed = 0;
  let last = "";
  let isDone = false;

  /** Puts the scripts in the places of their placeholders. */
  function placeScripts(root: ParentNode): void {
    for (const place of root.querySelectorAll(`script[type^="${placeholderType}"]`)) {
      const markup = scripts[Number(place.getAttribute("type")!.slice(placeholderType.length))];
      if (!markup) continue;
      // In SVG and MathML a script is another kind of element.
      const outer = place instanceof HTMLElement ? undefined : place.namespaceURI!.endsWith("svg") ? "svg" : "math";
      const [script] = elementsIn(parseHtml(adjust(outer ? `<${outer}>${markup}` : markup)), "script");
      place.replaceWith(script!);
      placed++;
    }
    // In broken markup the parser may have opened a template.
    if (placed < scripts.length)
      for (const { content } of root.querySelectorAll("template")) if (content) placeScripts(content);
  }

  return {
    doc,
    parse(live) {
      if (isDone) return;
      const piece = text.all.slice(taken);
      taken = text.all.length;
      isDone = text.isEnded;
      last = adjust(cut(piece, isDone));
      write(last);
      for (const root of live ? [live, doc] : [doc]) if (placed < scripts.length) placeScripts(root);
      if (isDone) doc.close();
    },
    hasMore: () => taken < text.all.length || (text.isEnded && !isDone),
    isDone: () => isDone,
    openElements(live, holder, isForeign) {
      const open = new Set<Element>();
      if (isDone || isFollowed(holder)) return open;
      let mark: Comment | undefined;
      // After an end tag only the parser knows which elements it has closed.
      if (/<\/[^<>]*>$/.test(last)) {
        write(`<!--${MARK}-->`);
        mark = markIn(live);
        if (!mark) {
          markIn(doc)?.remove();
          return open;
        }
      }
      let deepest: Node = live;
      for (let node = live.lastChild; node;)
        if (isForeign(node)) node = node.previousSibling;
        else {
          deepest = node;
          node = node.lastChild;
        }
      // The parser may be in an element before a table that it has not closed.
      for (const start of [deepest, mark])
        for (let node: Node | null | undefined = start; node && node !== live; node = node.parentNode)
          if (node instanceof Element) open.add(node);
      mark?.remove();
      return open;
    },
  };
}

function openDocument(): Document {
  const doc = document.implementation.createHTMLDocument("");
  doc.open();
  return doc;
}

function markIn(root: ParentNode): Comment | undefined {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node; node = comments.nextNode())
    if ((node as Comment).data === MARK) return node as Comment;
  // In broken markup the parser may have opened a template.
  for (const { content } of root.querySelectorAll("template")) {
    const mark = content && markIn(content);
    if (mark) return mark;
  }
  return undefined;
}

/** Whether something comes after `node`. */
export function isFollowed(node: Node): boolean {
  for (let ancestor: Node | null = node; ancestor; ancestor = ancestor.parentNode)
    if (ancestor.nextSibling) return true;
  return false;
}
