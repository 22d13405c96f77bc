import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "../../../shared/http/call.ts";
import { report } from "../../../shared/http/report.ts";
import type { UploadRules } from "../../../shared/upload/problem.ts";
import { createUploader } from "../../../shared/upload/uploader.ts";
import { settledPromises } from "../stand-ins/islands.ts";
import { standInShell } from "../stand-ins/shell.ts";

vi.mock("../../../shared/http/report.ts", () => ({ report: vi.fn() }));
const reported = vi.mocked(report);

let shell: ReturnType<typeof standInShell>;
beforeEach(() => {
  shell = standInShell();
  reported.mockClear();
});
afterEach(() => vi.useRealTimers());
/** Statuses of the failures that were passed to the error policy. */
const statuses = (): number[] => reported.mock.calls.map(([error]) => (error as HttpError).status);

const rules: UploadRules = { accept: [], maxSize: 0, maxFiles: 0, minimum: null, imagesOnly: false, fileTypes: [] };
const file = (name: string): File => new File(["x"], name);
const refusal = (status = 401): HttpError => new HttpError(status, "/upload", "");

/** An uploader whose engine only records what it should send. */
function startUploader(...names: string[]) {
  return startWith(rules, ...names);
}
function startWith(rules: UploadRules, ...names: string[]) {
  const uploader = createUploader({ rows: [], rules, isSingle: false, locale: "en", texts: () => (key) => key });
  const sent: string[] = [];
  const files = names.map(file);
  uploader.start({ send: ({ name }) => sent.push(name), cancel: () => undefined, destroy: () => undefined });
  uploader.add(files);
  return { uploader, files, sent, states: () => uploader.store.getState().rows.map(({ state }) => state) };
}

test("ERR-01 files that need a login are sent again after it", async () => {
  let signIn = (_done: boolean): void => {};
  const login = vi.fn(() => new Promise<boolean>((resolve) => (signIn = resolve)));
  shell.login = login;
  const { uploader, files, sent, states } = startUploader("a.txt", "b.txt");
  await settledPromises();
  uploader.events.failed(files[0]!, refusal());
  await settledPromises();
  expect(states()).toEqual(["waiting", "waiting"]);
  expect(login.mock.calls).toEqual([[location.href, true]]);
  signIn(true);
  await settledPromises();
  expect(sent).toEqual(["a.txt", "b.txt", "a.txt"]);
  uploader.events.answered(files[0]!, [{ guid: "g", name: "a.txt" }]);
  await settledPromises();
  expect(states()).toEqual(["done", "waiting"]);
  expect(statuses()).toEqual([]);
});

test("ERR-01 a dismissed login leaves the file unsent without an error", async () => {
  const { uploader, files, sent, states } = startUploader("a.txt");
  await settledPromises();
  uploader.events.failed(files[0]!, refusal());
  await settledPromises();
  expect([states(), sent]).toEqual([["failed"], ["a.txt"]]);
  // The error policy shows nothing for 401.
  expect(statuses()).toEqual([401]);
  shell.login = async () => true;
  uploader.retry(uploader.store.getState().rows[0]!.key);
  await settledPromises();
  uploader.events.failed(files[0]!, refusal());
  await settledPromises();
  expect(sent).toEqual(["a.txt", "a.txt", "a.txt"]);
});

test("ERR-01 ERR-04 a refusal after the login is reported like any other", async () => {
  shell.login = async () => true;
  const { uploader, files, sent, states } = startUploader("a.txt");
  await settledPromises();
  for (let time = 0; time < 2; time++) {
    uploader.events.failed(files[0]!, refusal());
    await settledPromises();
  }
  expect([states(), sent]).toEqual([["failed"], ["a.txt", "a.txt"]]);
  expect(statuses()).toEqual([403]);
});

test("ERR-01 ERR-04 without a login page a refusal is reported like any other", async () => {
  shell = standInShell({ loginPath: "" });
  const { uploader, files, states } = startUploader("a.txt");
  await settledPromises();
  uploader.events.failed(files[0]!, refusal());
  await settledPromises();
  expect([states(), statuses()]).toEqual([["failed"], [403]]);
  expect(shell.login).not.toHaveBeenCalled();
});

test("ERR-01 NAV-20 a widget removed during the login sends nothing", async () => {
  let signIn = (_done: boolean): void => {};
  shell.login = () => new Promise((resolve) => (signIn = resolve));
  const { uploader, files, sent, states } = startUploader("a.txt");
  await settledPromises();
  uploader.events.failed(files[0]!, refusal());
  uploader.stop();
  signIn(true);
  await settledPromises();
  expect([states(), sent]).toEqual([["failed"], ["a.txt"]]);
});

test.each([
  ["an empty list", []],
  ["a login page instead of JSON", "<!doctype html><h1>Log in</h1>"],
  ["an empty text", ""],
])("UPL-07 ERR-04 %s as the response leaves the file unsent", (_what, answer) => {
  const { uploader, files, states } = startUploader("a.txt");
  uploader.events.answered(files[0]!, answer);
  expect([states(), reported.mock.calls.length]).toEqual([["failed"], 1]);
});

test.each([
  [
    "cancels its files",
    ({ uploader }: ReturnType<typeof startUploader>) => uploader.remove(uploader.store.getState().rows[0]!.key),
  ],
  ["leaves and comes back", ({ uploader }: ReturnType<typeof startUploader>) => uploader.stop()],
])("UPL-03 progress is announced from the start when a visitor %s and sends others", async (_what, end) => {
  const announced = (): string | null | undefined => document.getElementById("atoll-live-polite")?.textContent;
  vi.useFakeTimers();
  const started = startUploader("a.txt");
  started.uploader.events.progress(started.files[0]!, 0.8);
  await vi.advanceTimersByTimeAsync(100);
  expect(announced()).toBe("Upload.Progress");
  end(started);
  started.uploader.start({ send: () => {}, cancel: () => {}, destroy: () => {} });
  const second = file("b.txt");
  started.uploader.add([second]);
  await vi.advanceTimersByTimeAsync(100);
  expect(announced()).toBe("Upload.Adding");
  started.uploader.events.progress(second, 0.3);
  await vi.advanceTimersByTimeAsync(100);
  expect(announced()).toBe("Upload.Progress");
});

test("UPL-07 the server's own reason is shown at the file; an answer without a guid has a general one", () => {
  const { uploader, files } = startUploader("a.txt", "b.txt");
  uploader.events.answered(files[0]!, [{ Error: "The <b>disk</b> is full." }]);
  uploader.events.answered(files[1]!, [{ name: "x" }]);
  expect(uploader.store.getState().rows.map(({ problem }) => problem)).toEqual([
    { code: "refused", text: "The <b>disk</b> is full." },
    { code: "failed" },
  ]);
});

test("UPL-07 a broken connection is named as the reason", () => {
  const { uploader, files } = startUploader("a.txt");
  uploader.events.failed(files[0]!, new TypeError("the connection broke"));
  expect(uploader.store.getState().rows[0]!.problem).toEqual({ code: "offline" });
});

test("UPL-03 UPL-07 a deleted file can be picked again, and makes room for another", async () => {
  const { uploader, files, sent, states } = startWith({ ...rules, maxFiles: 2 }, "a.txt", "b.txt", "c.txt");
  await settledPromises();
  const problems = (): unknown[] => uploader.store.getState().rows.map(({ problem }) => problem?.code);
  expect([states(), problems()]).toEqual([
    ["waiting", "waiting", "rejected"],
    [undefined, undefined, "too-many"],
  ]);
  uploader.remove(uploader.store.getState().rows[2]!.key);
  uploader.add([files[0]!]);
  expect(problems()).toEqual([undefined, undefined, "duplicate"]);
  // The refused row stays, and does not count.
  uploader.remove(uploader.store.getState().rows[0]!.key);
  uploader.add([files[0]!]);
  await settledPromises();
  expect([problems(), sent]).toEqual([
    [undefined, "duplicate", undefined],
    ["a.txt", "b.txt", "a.txt"],
  ]);
});

test("AST-12 a minimal answer is completed with the file's own details", async () => {
  const { uploader, files } = startUploader("lean.pdf");
  await settledPromises();
  uploader.events.answered(files[0]!, JSON.stringify({ tmpName: "t-1", unknown: [1] }));
  await settledPromises();
  expect(uploader.store.getState().rows).toEqual([
    expect.objectContaining({
      state: "done",
      name: "lean.pdf",
      asset: expect.objectContaining({ guid: "t-1", name: "lean.pdf", size: 1, kind: "Document" }),
    }),
  ]);
});
