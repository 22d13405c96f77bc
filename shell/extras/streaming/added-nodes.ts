import { appendAll } from "../../navigation/swap.ts";

/** Watches which elements the parser adds to `section`. */
export function watchAdded(section: Element): {
  /** The elements that were added since the last call, and not only moved; of those inside each other the outer ones. */
  take(): Element[];
  /** Records that scripts or islands have added what was added since the last call. */
  markScripted(): void;
  /** Whether a script or an island has added the node. */
  isScripted(node: Node): boolean;
  stop(): void;
} {
  const scripted = new WeakSet<Node>();
  const mark = (records: MutationRecord[]): void => {
    for (const { addedNodes } of records) for (const node of addedNodes) scripted.add(node);
  };
  // Not called for nodes of the parser: `take` comes before it.
  const observer = new MutationObserver(mark);
  observer.observe(section, { childList: true, subtree: true });
  return {
    take() {
      const nodes = new Set<Node | null>();
      const moved = new Set<Node>();
      for (const { addedNodes, removedNodes } of observer.takeRecords()) {
        for (const node of removedNodes) if (!nodes.has(node)) moved.add(node);
        for (const node of addedNodes) if (!moved.has(node)) nodes.add(node);
      }
      return [...nodes].filter(
        (node) => node instanceof Element && section.contains(node) && !nodes.has(node.parentNode),
      ) as Element[];
    },
    markScripted: () => mark(observer.takeRecords()),
    isScripted: (node) => scripted.has(node),
    stop: () => observer.disconnect(),
  };
}

/** Moves what the parser has added to `holder` to the end of `section`. A text that goes on there stays one text. */
export function moveChildren(holder: Element, section: Element): void {
  const first = holder.firstChild;
  const { lastChild } = section;
  if (first instanceof Text && lastChild instanceof Text) {
    lastChild.appendData(first.data);
    first.remove();
  }
  appendAll(section, [...holder.childNodes]);
}
