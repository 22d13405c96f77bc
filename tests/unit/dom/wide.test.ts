import { afterEach, expect, test, vi } from "vitest";
import { hosts } from "../../../shell/extras/islands/host.ts";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

afterEach(() => void document.body.replaceChildren());

const wide = { wide: true, selectors: ["[data-val=true]"] };

test("VAL-13 a document-wide island mounts once, at the first matching element, and stays", async () => {
  const counts = counter(wide);
  const { scan, sweep } = pageOf({ rules: counts });
  scan();
  await settledPromises();
  expect(counts.on).toBe(0);
  const form = body('<form><input data-val="true"><input data-val="true"></form>');
  scan(form);
  scan(form.firstElementChild!);
  await settledPromises();
  expect(counts.on).toBe(1);
  sweep(document.body);
  scan();
  await settledPromises();
  expect([counts.on, counts.off]).toEqual([1, 0]);
});

test("VAL-13 an element with another island also mounts the document-wide island", async () => {
  const counts = counter(wide);
  const field = counter();
  const { scan } = pageOf({ rules: counts, field });
  scan(body('<input data-island="field" data-val="true">'));
  await settledPromises();
  expect([counts.on, field.on]).toEqual([1, 1]);
});

test("ERR-05 a document-wide island that failed to load is retried with the next content", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const counts = counter(wide);
  const load = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue({ default: counts.mount });
  const { scan } = pageOf({ rules: counts }, load);
  scan(body('<input data-val="true">'));
  await settledPromises();
  expect([load.mock.calls.length, counts.on]).toEqual([1, 0]);
  scan(body('<p><input data-val="true"></p>'));
  await settledPromises();
  expect([load.mock.calls.length, counts.on]).toEqual([2, 1]);
});

test("ERR-05 a failed document-wide island reports on the document and is retried", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const counts = counter(wide);
  const load = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue({ default: counts.mount });
  const failed: string[] = [];
  const record = (event: Event): unknown => failed.push((event as CustomEvent<{ name: string }>).detail.name);
  document.addEventListener("island:error", record);
  const { scan } = pageOf({ rules: counts }, load);
  const before = hosts.size;
  scan(body('<input data-val="true">'));
  await settledPromises();
  expect(failed).toEqual(["rules"]);
  scan(body('<p><input data-val="true"></p>'));
  await settledPromises();
  document.removeEventListener("island:error", record);
  expect([counts.on, hosts.size - before]).toEqual([1, 1]);
});
