import { mkdtempSync, existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withLock } from "../../../scripts/lock.mjs";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atoll-lock-"));
  file = join(folder, "build.lock");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** No process has this id: it is higher than the highest. */
const nobody = String(2 ** 22 + 1);
const twoMinutesAgo = (): Date => new Date(Date.now() - 120_000);

test("lock: its file has the process id while the work runs, also when that fails", async () => {
  const work = vi.fn(async () => readFileSync(file, "utf8"));
  expect([await withLock(file, "", work), existsSync(file)]).toEqual([String(process.pid), false]);
  await expect(withLock(file, "", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(existsSync(file)).toBe(false);
});

test.each([
  ["a process that is gone", nobody, new Date()],
  ["a process that was killed and whose id another one has", String(process.pid), twoMinutesAgo()],
  ["a process that died before it wrote its id", "", twoMinutesAgo()],
])("lock: that of %s is taken over without a word", async (_what, owner, touched) => {
  const logged = vi.spyOn(console, "error");
  writeFileSync(file, owner);
  utimesSync(file, touched, touched);
  expect(await withLock(file, "Busy", async () => readFileSync(file, "utf8"))).toBe(String(process.pid));
  expect(logged).not.toHaveBeenCalled();
});

test("lock: the second process waits for the first, and says so once", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const order: string[] = [];
  let end = (): void => {};
  const first = withLock(file, "Busy", async () => {
    await new Promise<void>((resolve) => (end = resolve));
    order.push("first");
  });
  const second = withLock(file, "Busy", async () => void order.push("second"));
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(["first", "second"]);
  expect(logged).toHaveBeenCalledExactlyOnceWith("Busy; waiting for it ...");
});
