import { afterEach, expect, test, vi } from "vitest";
import { awaitIslands } from "../../../shell/extras/islands/host.ts";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

let sweep: (root: Node) => void = () => {};
afterEach(() => {
  sweep(document.body);
  document.body.replaceChildren();
});

/** A page whose island code loads when `release` is called. */
function slowPage(registry: Parameters<typeof pageOf>[0]) {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const islands = pageOf(registry, async (file) => {
    await released;
    return { default: registry[file]!.mount };
  });
  sweep = islands.sweep;
  return { ...islands, release };
}

const formIn = (html: string): HTMLFormElement => {
  body(html);
  return document.querySelector("form")!;
};

test("NAV-23 a form waits for the islands around it, and for those in it that are loading", async () => {
  const { scan, release } = slowPage({ cup: counter(), spoon: counter() });
  const form = formIn('<div data-island="cup"><form><input name="contains"><i data-island="spoon"></i></form></div>');
  scan(document);
  const onDone = vi.fn();
  void awaitIslands(form)!.then(() => onDone());
  await settledPromises();
  expect(onDone).not.toHaveBeenCalled();
  release();
  await settledPromises();
  expect(onDone).toHaveBeenCalledOnce();
  expect(awaitIslands(form)).toBeUndefined();
});

test("NAV-23 a form does not wait for islands in it that are not wanted yet, nor for islands elsewhere", () => {
  const { scan } = slowPage({ cup: counter(), spoon: counter({ when: "interaction" }) });
  const form = formIn('<div><form><i data-island="spoon"></i></form><i data-island="cup"></i></div>');
  scan(document);
  expect(awaitIslands(form)).toBeUndefined();
});

test("NAV-23 a form does not wait for an island that will replace it", () => {
  const { scan } = slowPage({ cup: counter({ replace: true }) });
  const form = formIn('<div data-island="cup"><form></form></div>');
  scan(document);
  expect(awaitIslands(form)).toBeUndefined();
});

test("NAV-23 a form no longer waits for an island that is removed", async () => {
  const { scan } = slowPage({ cup: counter() });
  const form = formIn('<div data-island="cup"><form></form></div>');
  scan(document);
  const onDone = vi.fn();
  void awaitIslands(form)!.then(() => onDone());
  sweep(document.body);
  await settledPromises();
  expect(onDone).toHaveBeenCalledOnce();
});
