import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadChunk } from "../../../shell/extras/islands/load-chunk.ts";

let count = 0;
let file = "";
beforeEach(() => {
  vi.useFakeTimers();
  file = `cup-${++count}.js`;
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

const offline = new TypeError("offline");
const load = (importer: (url: string) => Promise<unknown>): Promise<unknown> =>
  loadChunk("island", "/dist/", { file }, importer);

test("two islands with the same chunk load it once", async () => {
  const importer = vi.fn(async () => ({ default: 1 }));
  expect(await load(importer)).toBe(await load(importer));
  expect(importer.mock.calls).toEqual([[`/dist/${file}`]]);
});

test("ERR-05 a failed load is retried once after a second with another URL", async () => {
  const importer = vi
    .fn<(url: string) => Promise<unknown>>()
    .mockRejectedValueOnce(offline)
    .mockResolvedValueOnce("module");
  const loaded = load(importer);
  await vi.advanceTimersByTimeAsync(999);
  expect(importer).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe("module");
  const [first, second] = importer.mock.calls.map(([url]) => url);
  expect(second).not.toBe(first);
  expect(second).toMatch(`/dist/${file}`);
});

test("ERR-05 a load that fails twice rejects with the name chunk load failed, its type and URL", async () => {
  const importer = vi.fn<(url: string) => Promise<unknown>>().mockRejectedValue(offline);
  const failure = load(importer).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  const error = (await failure) as Error & { type: string; url: string };
  expect(error).toMatchObject({ name: "chunk load failed", type: "island", url: `/dist/${file}`, cause: offline });
  expect(error.message).toContain(`/dist/${file}`);
  expect(importer).toHaveBeenCalledTimes(2);
});

test("ERR-05 a failed chunk can be requested again", async () => {
  const importer = vi
    .fn<(url: string) => Promise<unknown>>()
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline)
    .mockResolvedValue("module");
  const failure = load(importer).catch(() => "failed");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failure).toBe("failed");
  expect(await load(importer)).toBe("module");
});

test("ERR-05 a load without a response fails after 120 seconds", async () => {
  const ended = vi.fn();
  load(() => new Promise(() => {})).catch(ended);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls[0]![0]).toMatchObject({ name: "chunk load failed" });
});

test("a successful load leaves no timer", async () => {
  await load(async () => "module");
  expect(vi.getTimerCount()).toBe(0);
});
