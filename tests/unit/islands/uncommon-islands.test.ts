import { afterEach, expect, test, vi } from "vitest";
import type { Mount } from "../../../shared/island/contract.ts";
import type { Chunk, PackedRegistry } from "../../../shell/islands/registry.ts";
import { createIslands } from "../../../shell/islands/scan.ts";
import { body, counter, settledPromises } from "../stand-ins/islands.ts";

const error = vi.spyOn(console, "error");
const warning = vi.spyOn(console, "warn");
afterEach(() => {
  document.body.replaceChildren();
  for (const spy of [error, warning]) spy.mockReset();
});

const packed: PackedRegistry = { islands: "cup|load", shared: 0, hashes: "K3F9Q" };

/** A page whose script has no registered islands; `list` loads their registry. */
function pageWith(cup: ReturnType<typeof counter>, list: () => Promise<unknown>) {
  const load = vi.fn(async (_type: string, _base: string, { file }: { file: string }) =>
    file === "rest.js" ? list() : { default: cup.mount },
  );
  return {
    load,
    ...createIslands(
      { base: "/", islands: {}, late: (name) => ({ file: name }), rest: { file: "rest.js" } },
      load as never,
    ),
  };
}

test("an uncommon island is looked up in a second registry, which is loaded once", async () => {
  const cup = counter();
  const { scan, load } = pageWith(cup, async () => ({ default: packed }));
  scan(body("<p></p>"));
  expect(load).not.toHaveBeenCalled();
  scan(body('<div><i data-island="cup"></i></div>'));
  await settledPromises();
  expect(cup.on).toBe(1);
  scan(body('<div><i data-island="cup"></i></div>'));
  await settledPromises();
  expect(cup.on).toBe(2);
  expect(load.mock.calls.filter(([, , { file }]) => file === "rest.js")).toHaveLength(1);
});

test("a host removed before the second registry loads is not mounted", async () => {
  const cup = counter();
  const { scan } = pageWith(cup, async () => ({ default: packed }));
  scan(body('<i data-island="cup"></i>'));
  document.body.replaceChildren();
  await settledPromises();
  expect(cup.on).toBe(0);
});

test("a late replace island unmounts the islands inside it and restores them on failure", async () => {
  error.mockReturnValue();
  const inner = counter();
  let fail: () => void;
  const none = (): void => {};
  const outer: Mount = (_, { fail: end }) => {
    fail = () => end("render", new Error("broken"));
    return none;
  };
  const mounts: Record<string, Mount> = { spoon: inner.mount, aside: outer, keep: () => none };
  let resolveList: (list: PackedRegistry) => void;
  const list = new Promise<PackedRegistry>((resolve) => (resolveList = resolve));
  const load = async (_type: string, _base: string, { file }: Chunk): Promise<unknown> => ({
    default: file === "rest.js" ? await list : mounts[/(\w+)\./.exec(file)![1]!],
  });
  const { scan } = createIslands(
    {
      base: "/",
      islands: { spoon: { file: "spoon.js", when: "load" } },
      late: (name) => ({ file: name }),
      rest: { file: "rest.js" },
    },
    load as never,
  );
  scan(
    body(
      '<div><p data-island="aside"><i data-island="spoon"></i></p><p data-island="keep"><i data-island="spoon"></i></p></div>',
    ),
  );
  await settledPromises();
  expect([inner.on, inner.off]).toEqual([2, 0]);
  resolveList!({
    islands: "keep|load;aside|load||r",
    shared: 0,
    hashes: "K3F9Q04GDN",
  });
  await settledPromises();
  expect([inner.on, inner.off]).toEqual([2, 1]);
  fail!();
  await settledPromises();
  expect([inner.on, inner.off]).toEqual([3, 1]);
});

test("a name missing from both registries logs one warning", async () => {
  warning.mockReturnValue();
  const { scan } = pageWith(counter(), async () => ({ default: packed }));
  scan(body('<i data-island="mug"></i>'));
  await settledPromises();
  scan();
  await settledPromises();
  expect(warning.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining('expects an island, got "mug"')]);
});

test("ERR-05 a failed registry load leaves the content unchanged and is retried with new content", async () => {
  error.mockReturnValue();
  const cup = counter();
  const list = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({ default: packed });
  const { scan } = pageWith(cup, list);
  scan(body('<i data-island="cup">text</i>'));
  await settledPromises();
  expect([cup.on, document.body.textContent, error.mock.calls.length]).toEqual([0, "text", 1]);
  scan(body('<i data-island="cup"></i>'));
  await settledPromises();
  expect(cup.on).toBe(1);
});

test("the style sheet of uncommon islands loads with them unless present", async () => {
  error.mockReturnValue();
  const files: (string | undefined)[] = [];
  const load = async (_type: string, _base: string, { file, css }: Chunk): Promise<never> => {
    files.push(css);
    throw new Error(`${file} is offline`);
  };
  const { scan } = createIslands(
    { base: "/", islands: {}, late: (name) => ({ file: name }), rest: { file: "rest.js", css: "atoll-islands.css" } },
    load as never,
  );
  for (const name of ["cup", "mug"]) {
    scan(body(`<i data-island="${name}"></i>`));
    await settledPromises();
  }
  document.head.insertAdjacentHTML("beforeend", '<link href="/dist/atoll-islands.css">');
  scan(body('<i data-island="jug"></i>'));
  await settledPromises();
  document.head.replaceChildren();
  expect(files).toEqual(["atoll-islands.css", "atoll-islands.css", undefined]);
});
