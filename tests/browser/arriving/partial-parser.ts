// Runs in the browser: parses pages in pieces, and reports where they differ from what the browser makes of them.
import { moveChildren } from "../../../shell/extras/streaming/added-nodes.ts";
import { partialParser } from "../../../shell/extras/streaming/partial-parser.ts";
import { attachShadowRoots } from "../../../shell/extras/streaming/shadow-roots.ts";

export interface Cut {
  html: string;
  /** Places at which the text is cut, in ascending order. */
  places: number[];
}

export interface Difference extends Cut {
  whole: string;
  pieces: string;
}

const sectionOf = (doc: Document): Element => doc.querySelector("#page")!;

/** The tree of a node as text: unlike HTML it tells adjacent texts, shadow roots and the content of templates apart. */
function treeOf(node: Node): string {
  const children = (parent: Node): string => [...parent.childNodes].map(treeOf).join("");
  if (node.nodeType === Node.TEXT_NODE) return `"${(node as Text).data}"`;
  if (node.nodeType === Node.COMMENT_NODE) return `<!--${(node as Comment).data}-->`;
  if (node.nodeType !== Node.ELEMENT_NODE) return children(node);
  const { namespaceURI, localName, attributes, shadowRoot } = node as Element;
  const { content } = node as HTMLTemplateElement;
  const shown = [...attributes].map(({ name, value }) => ` ${name}="${value}"`).join("");
  const shadow = shadowRoot ? `{${children(shadowRoot)}}` : "";
  const inert = localName === "template" && content ? `[${children(content)}]` : "";
  return `(${namespaceURI!.slice(-4)}:${localName}${shown}${shadow}${inert}${children(node)})`;
}

function inPieces({ html, places }: Cut): { section: Element; doc: Document } {
  const text = { all: "", isEnded: false, ended: Promise.resolve(), more: () => Promise.resolve() };
  const parser = partialParser(text, (piece) => piece);
  const live = document.createElement("main");
  document.body.append(live);
  /** The elements that count as complete, and what is in them. */
  const closed = new Map<Element, string>();
  const add = (piece: string, isEnd: boolean): void => {
    text.all += piece;
    text.isEnded = isEnd;
    parser.parse(live);
    const holder = sectionOf(parser.doc);
    if (!holder) return;
    moveChildren(holder, live);
    for (const [element, markup] of closed)
      if (element.outerHTML !== markup)
        throw new Error(`an open element counted as closed: ${markup} became ${element.outerHTML}`);
    const open = parser.openElements(live, holder, () => false);
    for (const element of live.querySelectorAll("*")) if (!open.has(element)) closed.set(element, element.outerHTML);
  };
  [...places, html.length].forEach((place, index, all) =>
    add(html.slice(all[index - 1] ?? 0, place), index === all.length - 1),
  );
  attachShadowRoots(live);
  live.remove();
  return { section: live, doc: parser.doc };
}

/** The page section of a page that the browser itself loads, where scripts run. */
function byBrowser(html: string): string {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const doc = frame.contentDocument!;
  doc.open();
  doc.write(html);
  doc.close();
  const tree = [...sectionOf(doc).childNodes].map(treeOf).join("");
  frame.remove();
  return tree;
}

const trees = new Map<string, string>();

/** The cuts whose page differs from the one that the browser loads. */
function differences(cuts: Cut[]): Difference[] {
  return cuts.flatMap((cut) => {
    const whole = trees.get(cut.html) ?? byBrowser(cut.html);
    trees.set(cut.html, whole);
    const { section } = inPieces(cut);
    const pieces = [...section.childNodes].map(treeOf).join("");
    if (whole === pieces) return [];
    let place = 0;
    while (whole[place] === pieces[place]) place++;
    const near = (tree: string): string => tree.slice(Math.max(0, place - 80), place + 80);
    return [{ ...cut, whole: near(whole), pieces: near(pieces) }];
  });
}

Object.assign(window, { differences });
