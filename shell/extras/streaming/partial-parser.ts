import { elementsIn, parseHtml } from "../../core/document.ts";
import { trusted } from "../../core/trusted.ts";
import type { ArrivingText } from "./read-body.ts";
import { placeholderType, safeCut } from "./safe-cut.ts";

/** The text of a comment that shows where the parser is. */
const MARK = "atoll";

/** A document that is parsed while its text arrives. */
export interface PartialParser {
  doc: Document;
  /** Parses what has arrived and can be parsed, also into `live`. Returns the scripts in it, in order; they are inert. */
  parse(live?: Element): HTMLScriptElement[];
  /** Whether `parse` has something to do. */
  hasMore(): boolean;
  /** Whether everything is parsed. */
  isDone(): boolean;
  /**
   * The elements in `live` that the parser has not closed. `holder` is the element whose children are moved there. Nodes for
   * which `isScripted` is true do not come from the parser.
   */
  openElements(live: Element, holder: Element, isScripted: (node: Node) => boolean): Set<Element>;
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

  /** Puts the scripts in the places of their placeholders, and into `found` at their place in `scripts`. */
  function placeScripts(root: ParentNode, found: Record<number, HTMLScriptElement>): void {
    for (const place of root.querySelectorAll(`script[type^="${placeholderType}"]`)) {
      const index = Number(place.getAttribute("type")!.slice(placeholderType.length));
      const markup = scripts[index];
      if (!markup) continue;
      // In SVG and MathML a script is another kind of element.
      const outer = place instanceof HTMLElement ? undefined : place.namespaceURI!.endsWith("svg") ? "svg" : "math";
      const [script] = elementsIn<HTMLScriptElement>(
        parseHtml(adjust(outer ? `<${outer}>${markup}` : markup)),
        "script",
      );
      place.replaceWith((found[index] = script!));
      placed++;
    }
    // In broken markup the parser may have opened a template.
    if (placed < scripts.length)
      for (const { content } of root.querySelectorAll("template")) if (content) placeScripts(content, {});
  }

  return {
    doc,
    parse(live) {
      if (isDone) return [];
      const found: Record<number, HTMLScriptElement> = {};
      const piece = text.all.slice(taken);
      taken = text.all.length;
      isDone = text.isEnded;
      last = adjust(cut(piece, isDone));
      write(last);
      for (const root of live ? [live, doc] : [doc]) if (placed < scripts.length) placeScripts(root, found);
      if (isDone) doc.close();
      return Object.values(found);
    },
    hasMore: () => taken < text.all.length || (text.isEnded && !isDone),
    isDone: () => isDone,
    openElements(live, holder, isScripted) {
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
      const deepestIn = (root: Node): Node => {
        let last = root.lastChild;
        while (last && isScripted(last)) last = last.previousSibling;
        return last ? deepestIn(last) : root;
      };
      // After `deepest` the parser may be in an element that it has put before a table.
      const starts = [deepestIn(live), ...(mark ? [mark] : [])];
      for (const start of starts)
        for (let node = start; node !== live && !open.has(node as Element); node = node.parentNode!) {
          if (node instanceof Element) open.add(node);
          if (node instanceof HTMLTableElement && node.previousSibling) starts.push(deepestIn(node.previousSibling));
        }
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
