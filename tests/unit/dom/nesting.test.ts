import { afterEach, expect, test, vi } from "vitest";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

afterEach(() => document.body.replaceChildren());

test("an island inside a replace island is not mounted", async () => {
  const [outer, inner] = [counter({ replace: true }), counter()];
  body(`<div data-island="outer"><i data-island="inner"></i></div>`);
  pageOf({ outer, inner }).scan();
  await settledPromises();
  expect([outer.on, inner.on]).toEqual([1, 0]);
});

test("an island inside an adopt island is mounted too", async () => {
  const [outer, inner] = [counter(), counter()];
  body(`<div data-island="outer"><i data-island="inner"></i></div>`);
  pageOf({ outer, inner }).scan();
  await settledPromises();
  expect([outer.on, inner.on]).toEqual([1, 1]);
});

test("ERR-06 when a replace island fails, the islands inside it are mounted", async () => {
  vi.spyOn(console, "error").mockReturnValueOnce();
  const inner = counter();
  const outer = {
    replace: true,
    mount: () => {
      throw new Error("no");
    },
  };
  body(`<div data-island="outer"><p><i data-island="inner"></i></p></div>`);
  pageOf({ outer, inner }).scan();
  await settledPromises();
  expect(inner.on).toBe(1);
});
