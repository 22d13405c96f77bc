import { afterEach, expect, test, vi } from "vitest";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

const observed = new Set<Element>();
let observerCount = 0;
let report: (entries: object[]) => void = () => {};
let margin: string | undefined;
vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(callback: (entries: object[]) => void, options: IntersectionObserverInit) {
      observerCount++;
      report = callback;
      margin = options.rootMargin;
    }
    observe = (element: Element) => void observed.add(element);
    unobserve = (element: Element) => void observed.delete(element);
  },
);
const show = (target: Element, isIntersecting = true): void => report([{ target, isIntersecting }]);

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test("visible: an island mounts once, shortly before it is seen", async () => {
  const cup = counter({ when: "visible" });
  const host = body(`<div data-island="cup"></div>`);
  pageOf({ cup }).scan();
  show(host, false);
  await settledPromises();
  expect(cup.on).toBe(0);
  expect(margin).toBe("256px");
  show(host);
  show(host);
  await settledPromises();
  expect(cup.on).toBe(1);
  expect(observed.size).toBe(0);
});

test("visible: a swept island is not observed, and mounts when seen on the next page", async () => {
  const cup = counter({ when: "visible" });
  const host = body(`<div data-island="cup"></div>`);
  const islands = pageOf({ cup });
  islands.scan();
  islands.sweep(host);
  expect(observed.size).toBe(0);
  islands.scan();
  show(host);
  await settledPromises();
  expect(cup.on).toBe(1);
});

test("visible: all islands share one observer", () => {
  body(`<div data-island="cup"></div>`.repeat(20));
  const islands = pageOf({ cup: counter({ when: "visible" }) });
  islands.scan();
  expect(observerCount).toBe(1);
  islands.sweep(document.body);
});

test("visible: the children of an element without a box are observed", async () => {
  const cup = counter({ when: "visible" });
  const host = body(`<div data-island="cup"><p>x</p></div>`);
  host.getClientRects = () => [] as unknown as DOMRectList;
  pageOf({ cup }).scan();
  expect([...observed]).toEqual([host.firstElementChild]);
  show(host.firstElementChild!);
  await settledPromises();
  expect(cup.on).toBe(1);
});

test("visible: an island and a boxless one around it both mount when seen", async () => {
  const cups = [counter({ when: "visible" }), counter({ when: "visible" })] as const;
  const outer = body(`<div data-island="outer"><div data-island="inner"></div></div>`);
  const inner = outer.firstElementChild!;
  outer.getClientRects = () => [] as unknown as DOMRectList;
  const islands = pageOf({ outer: cups[0], inner: cups[1] });
  islands.scan();
  islands.sweep(inner);
  expect([...observed]).toEqual([inner]);
  islands.scan();
  show(inner);
  await settledPromises();
  expect(cups.map(({ on }) => on)).toEqual([1, 1]);
  expect(observed.size).toBe(0);
});

test("visible: an element without any box mounts at once", async () => {
  const cup = counter({ when: "visible" });
  body(`<div data-island="cup"></div>`).getClientRects = () => [] as unknown as DOMRectList;
  pageOf({ cup }).scan();
  await settledPromises();
  expect(cup.on).toBe(1);
});
