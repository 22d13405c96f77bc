import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset().mockReturnValue());
afterEach(() => document.body.replaceChildren());

test("data-island-state is waiting, loading and live, in this order", async () => {
  let arrive = (_: unknown): void => {};
  const code = new Promise((resolve) => (arrive = resolve));
  const host = body(`<div data-island="cup" data-island-when="interaction">x</div>`);
  const cup = counter();
  pageOf({ cup }, () => code).scan();
  expect(host.dataset["islandState"]).toBe("waiting");
  host.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(host.dataset["islandState"]).toBe("loading");
  arrive({ default: cup.mount });
  await settledPromises();
  expect(host.dataset["islandState"]).toBe("live");
});

test("an unknown island logs one warning for all scans", async () => {
  body(`<p data-island="cupp" id="p">text</p>`);
  const islands = pageOf({ cup: counter(), plate: counter() });
  islands.scan();
  await settledPromises();
  islands.scan();
  expect(warning).toHaveBeenCalledOnce();
  for (const part of ["cupp", "expects an island", "<p#p>"]) expect(warning.mock.calls[0]![0]).toContain(part);
  expect(document.body.textContent).toBe("text");
});

test.each(["constructor", "toString", "__proto__"])("an island called %s is unknown and logs a warning", (name) => {
  body(`<p data-island="${name}">text</p>`);
  pageOf({ cup: counter() }).scan();
  expect(warning).toHaveBeenCalledOnce();
});

test("NAV-20 scanning again mounts nothing twice", async () => {
  const cup = counter();
  const host = body(`<div data-island="cup"></div>`);
  const islands = pageOf({ cup });
  islands.scan();
  islands.scan(host);
  await settledPromises();
  islands.scan();
  await settledPromises();
  expect(cup.on).toBe(1);
});

test("a clone of a live island's element is mounted as a new island", async () => {
  const cup = counter();
  const host = body(`<div data-island="cup"></div>`);
  const islands = pageOf({ cup });
  islands.scan();
  await settledPromises();
  host.after(host.cloneNode(true));
  islands.scan();
  await settledPromises();
  expect(cup.on).toBe(2);
});

test("an invalid data-island-when warns once and uses the island's default", async () => {
  const cup = counter();
  body(`<div data-island="cup" data-island-when="sometime"></div>`);
  pageOf({ cup }).scan();
  await settledPromises();
  expect(cup.on).toBe(1);
  expect(warning).toHaveBeenCalledOnce();
  for (const part of ["cup on <div>", "data-island-when", "interaction", `"sometime"`, `"load"`])
    expect(warning.mock.calls[0]![0]).toContain(part);
});

test("each island of a page has a unique id", async () => {
  const ids = new Set<string>();
  body(`<i data-island="cup"></i><i data-island="cup"></i><i data-island="cup"></i>`);
  pageOf({ cup: { mount: (_, { id }) => (ids.add(id), () => {}) } }).scan();
  await settledPromises();
  expect(ids.size).toBe(3);
});
