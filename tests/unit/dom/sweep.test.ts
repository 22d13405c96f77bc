import { afterEach, expect, test } from "vitest";
import { island } from "../../../shared/island/mount.ts";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

afterEach(() => document.body.replaceChildren());

test("NAV-20 a swept island unmounts once, its signal is aborted and its state removed", async () => {
  const host = body(`<div data-island="cup"></div>`);
  const signals: AbortSignal[] = [];
  let off = 0;
  const islands = pageOf({ cup: { mount: (_, { signal }) => (signals.push(signal), () => void off++) } });
  islands.scan();
  await settledPromises();
  expect(signals[0]!.aborted).toBe(false);
  islands.sweep(document.body);
  islands.sweep(document.body);
  expect(signals[0]!.aborted).toBe(true);
  expect(off).toBe(1);
  expect(host.hasAttribute("data-island-state")).toBe(false);
});

test("NAV-20 a sweep unmounts islands on and inside the element, and no others", async () => {
  const [outer, inner, sibling] = [counter(), counter(), counter()];
  const host = body(`<div data-island="outer"><i data-island="inner"></i></div><i data-island="beside"></i>`);
  const islands = pageOf({ outer, inner, beside: sibling });
  islands.scan();
  await settledPromises();
  islands.sweep(host);
  expect([outer.off, inner.off, sibling.off]).toEqual([1, 1, 0]);
});

test("a swept island can be mounted again", async () => {
  const cup = counter();
  body(`<div data-island="cup"></div>`);
  const islands = pageOf({ cup });
  for (let round = 0; round < 2; round++) {
    islands.scan();
    await settledPromises();
    islands.sweep(document.body);
  }
  expect([cup.on, cup.off]).toEqual([2, 2]);
});

test("NAV-20 an island swept while its code loads never mounts", async () => {
  let arrive = (_: unknown): void => {};
  const cup = counter();
  const host = body(`<div data-island="cup"></div>`);
  const islands = pageOf({ cup }, () => new Promise((resolve) => (arrive = resolve)));
  islands.scan();
  islands.sweep(host);
  arrive({ default: cup.mount });
  await settledPromises();
  expect(cup.on).toBe(0);
  expect(host.hasAttribute("data-island-state")).toBe(false);
});

test("NAV-20 an island that throws on unmount does not stop others from unmounting", async () => {
  const sibling = counter();
  body(`<i data-island="bad"></i><i data-island="beside"></i>`);
  const bad = {
    mount: () => () => {
      throw new Error("no");
    },
  };
  const islands = pageOf({ bad, beside: sibling });
  islands.scan();
  await settledPromises();
  const { error } = console;
  const lines: unknown[] = [];
  console.error = (...line: unknown[]) => void lines.push(line);
  islands.sweep(document.body);
  console.error = error;
  expect(sibling.off).toBe(1);
  expect(lines).toHaveLength(1);
});

test("NAV-20 an island that sweeps itself during mount is unmounted completely", async () => {
  let off = 0;
  const host = body(`<div data-island="cup"></div>`);
  const islands = pageOf({ cup: { mount: (element) => (islands.sweep(element), () => void off++) } });
  islands.scan();
  await settledPromises();
  expect(off).toBe(1);
  expect(host.hasAttribute("data-island-state")).toBe(false);
});

const definition = { name: "cup", config: {} };

test("NAV-20 sweeping a replace island restores the CMS's original nodes", async () => {
  const host = body(`<div data-island="cup">text <b>bold</b><!-- note --></div>`);
  const nodes = [...host.childNodes];
  const mount = island({ ...definition, fallback: "replace" }, (element) => {
    element.innerHTML = "<em>live</em>";
  });
  const islands = pageOf({ cup: { mount, replace: true } });
  islands.scan();
  await settledPromises();
  expect(host.innerHTML).toBe("<em>live</em>");
  islands.sweep(host);
  expect([...host.childNodes]).toEqual(nodes);
  expect([...host.childNodes].every((node, index) => node === nodes[index])).toBe(true);
});

test("NAV-20 fifty visits of a page leave no listeners on document or window", async () => {
  const live = new Set<string>();
  let count = 0;
  for (const target of [document, window] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: never, options?: AddEventListenerOptions) => {
      const key = `${type} ${count++}`;
      live.add(key);
      options?.signal?.addEventListener("abort", () => live.delete(key));
      add(type, listener, options);
    };
  }
  const cup = {
    mount: island({ ...definition, fallback: "replace" }, (_host, _config, { signal }) => {
      document.addEventListener("cup:changed", () => {}, { signal });
      window.addEventListener("resize", () => {}, { signal });
    }),
    replace: true,
  };
  const islands = pageOf({ cup, waiting: counter({ when: "consent(marketing)" }) });
  for (let visit = 0; visit < 50; visit++) {
    body(`<div data-island="cup">text</div><i data-island="waiting"></i>`);
    islands.scan();
    await settledPromises();
    if (visit === 0) expect(live.size).toBe(3);
    islands.sweep(document.body);
  }
  expect(live.size).toBe(0);
  for (const target of [document, window]) delete (target as Partial<Document>).addEventListener;
});
