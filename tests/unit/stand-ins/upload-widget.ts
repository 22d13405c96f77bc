// Upload widgets on a page, with the real upload library and a server whose answers the test sends.
import { afterEach, beforeEach, vi } from "vitest";
import manyDefinition from "../../../islands/assets/assets-upload/definition.ts";
import AssetsUpload from "../../../islands/assets/assets-upload/assets-upload.tsx";
import oneDefinition from "../../../islands/assets/image-upload/definition.ts";
import ImageUpload from "../../../islands/assets/image-upload/image-upload.tsx";
import { island } from "../../../shared/island/mount.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { reactView } from "../../../shared/island/react.tsx";
import type { ShellApi } from "../../../shared/shell-api.ts";
import { body } from "./islands.ts";
import { standInShell } from "./shell.ts";

/** The texts that have come, and the listeners for them. */
const site = vi.hoisted(() => ({ texts: null as Translate | null, listeners: new Set<() => void>() }));
vi.mock("../../../shared/i18n/texts.ts", () => ({
  texts: () => site.texts,
  readyTexts: () => site.texts,
  subscribe: (listener: () => void) => (site.listeners.add(listener), () => site.listeners.delete(listener)),
}));
/** Answers requests for code; `load` loads it. */
const code = vi.hoisted(() => ({ answer: (_name: string, load: () => Promise<unknown>) => load() }));
vi.mock("../../../shared/island/lazy-import.ts", () => ({
  lazyImport: (name: string, load: () => Promise<unknown>) => code.answer(name, load),
}));
const showError = vi.hoisted(() => vi.fn());
vi.mock("../../../shared/dialog/message.tsx", () => ({ showError }));
vi.mock("../../../shared/dialog/dialog.css?inline", () => ({ default: "" }));
vi.mock("../../../islands/assets/image-upload/crop/crop-dialog.css?inline", () => ({ default: "" }));

export { code, showError, site };

/** An upload that the server has received. */
class Upload {
  request = "";
  /** The fields that came with the file, and the name of the file. */
  fields: Record<string, string> = {};
  isAborted = false;
  readyState = 0;
  status = 0;
  responseText = "";
  responseURL = "";
  upload: { onprogress?(event: { loaded: number; total: number }): void } = {};
  onload?(): void;
  onerror?(): void;
  open(method: string, url: string): void {
    this.request = `${method} ${url}`;
    this.readyState = 1;
  }
  setRequestHeader(): void {}
  getResponseHeader = (): string => "application/json";
  send(form: FormData): void {
    this.fields = Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
    );
    uploads.push(this);
  }
  abort(): void {
    this.isAborted = true;
  }
  async progress(fraction: number): Promise<void> {
    this.upload.onprogress!({ loaded: fraction * 100, total: 100 });
    await pass(0);
  }
  /** Answers with `answer` as JSON; with status 0 the connection breaks. */
  async answer(answer: unknown, status = 200): Promise<void> {
    Object.assign(this, { readyState: 4, status, responseText: JSON.stringify(answer) });
    if (status === 0) this.onerror!();
    else this.onload!();
    await pass(0);
  }
}

/** A request for data. */
interface Call {
  path: string;
  answer(answer: unknown, status?: number): Promise<void>;
}

export let uploads: Upload[];
export let calls: Call[];
export let shell: ShellApi;
/** Lines of warnings and errors in the console. */
export let logged: string[];
/** Failures that the islands report. */
export const fail = vi.fn();
const unmounts: (() => void)[] = [];

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.show;
  // Loads the code now, so that the tests wait for the clock only.
  await import("dropzone");
  await import("../../../shared/upload/ask-to-leave.tsx");
  await import("../../../islands/assets/image-upload/crop/crop-dialog.tsx");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  [uploads, calls, logged] = [[], [], []];
  fail.mockClear();
  showError.mockClear();
  site.texts = (key, ...values) => [key, ...values].join(" ");
  code.answer = (_name, load) => load();
  for (const method of ["warn", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void logged.push(String(line)));
  vi.stubGlobal("XMLHttpRequest", Upload);
  vi.stubGlobal(
    "fetch",
    (path: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
        calls.push({
          path,
          async answer(answer, status = 200) {
            const headers = { "Content-Type": "application/json" };
            resolve(new Response(JSON.stringify(answer), { status, headers }));
            await pass(0);
          },
        });
      }),
  );
  shell = standInShell({ locale: "en", app: "" });
});
afterEach(async () => {
  for (const unmount of unmounts.splice(0)) unmount();
  document.dispatchEvent(new CustomEvent("page:out", { detail: {} }));
  for (const dialog of document.querySelectorAll("dialog")) dialog.dispatchEvent(new Event("close"));
  // Timers that the framework still waits for would be lost with the clock.
  await pass(1_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Advances the clock, and a few milliseconds more, until the effects are rendered. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  // The framework renders in the next frame, and runs effects in a timer after it.
  for (let i = 0; i < 5; i++) {
    await new Promise((resolve) => requestAnimationFrame(() => setImmediate(resolve)));
    await vi.advanceTimersByTimeAsync(1);
  }
}

export async function textsCome(): Promise<void> {
  site.texts = (key, ...values) => [key, ...values].join(" ");
  for (const listener of site.listeners) listener();
  await pass(0);
}

/** A file of a fixed time: two of the same name and size are the same file. */
export const file = (name: string, size = 4, type = ""): File =>
  new File(["x".repeat(size)], name, { type, lastModified: 0 });
/** The server's answer to an upload. */
export const asset = (guid: string, more: object = {}): object[] => [{ guid, tmpName: `tmp-${guid}`, ...more }];
/** The text that screen readers hear. */
export const announced = async (urgency: "polite" | "assertive" = "polite"): Promise<string> => {
  await pass(100);
  return document.getElementById(`atoll-live-${urgency}`)!.textContent;
};

const islands = {
  "assets-upload": (host: HTMLElement, context: Parameters<ReturnType<typeof island>>[1]) =>
    island(manyDefinition, reactView(AssetsUpload, manyDefinition.fallback))(host, context),
  "image-upload": (host: HTMLElement, context: Parameters<ReturnType<typeof island>>[1]) =>
    island(oneDefinition, reactView(ImageUpload, oneDefinition.fallback))(host, context),
};

const plainField = '<label for="plain">Papers</label><input id="plain" type="file" name="plain" multiple>';

/** Mounts an upload widget in a form. Its fields have the suffix `a`. */
export async function show(name: keyof typeof islands, attributes = "", inner = plainField) {
  const form = body(
    `<form><div data-unique-id="a" data-url="/upload" ${attributes}>${inner}</div><input name="remark"
      value="keep"><button>Send</button></form>`,
  ) as HTMLFormElement;
  const host = form.querySelector("div")!;
  const before = form.innerHTML;
  const widget = mountOn(name, host);
  await pass(0);
  const find = <Found extends HTMLElement>(selector: string) => host.querySelector<Found>(selector)!;
  const rows = () => [...host.querySelectorAll<HTMLElement>(".atoll-file")];
  const zone = () => find(".atoll-upload");
  return {
    ...widget,
    form,
    host,
    before,
    find,
    rows,
    zone,
    choose: () => find<HTMLButtonElement>(".atoll-upload-zone button"),
    picker: () => find<HTMLInputElement>(".atoll-upload-zone input"),
    states: () => rows().map(({ dataset }) => dataset["state"]),
    names: () =>
      rows().map(
        (row) =>
          row.querySelector<HTMLInputElement>("input.atoll-file-name")?.value ??
          row.querySelector(".atoll-file-name")!.textContent,
      ),
    facts: () => rows().map((row) => row.querySelector(".atoll-file-facts")!.textContent.replaceAll("\u00a0", " ")),
    note: () => find(".atoll-upload-note").textContent,
    act: (label: string) => find<HTMLButtonElement>(`[aria-label="${label}"]`),
    /** Picks files, as in the browser's dialog. */
    pick: async (...files: File[]) => {
      give(find<HTMLInputElement>(".atoll-upload-zone input"), files);
      await pass(0);
    },
    click: async (element: HTMLElement, detail = 1) => {
      element.focus();
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
      await pass(0);
    },
    /** The fields that the form would post. */
    fields: () =>
      Object.fromEntries(
        [...new FormData(form)].filter(([name]) => name !== "remark").map(([name, value]) => [name, String(value)]),
      ),
  };
}

/** Mounts a widget on `host`, also a second time. */
export function mountOn(name: keyof typeof islands, host: HTMLElement): { unmount(): void } {
  const abort = new AbortController();
  const end = islands[name](host, { signal: abort.signal, id: `${name}-1`, fail });
  const unmount = (): void => {
    if (abort.signal.aborted) return;
    abort.abort();
    end();
  };
  unmounts.push(unmount);
  return { unmount };
}

/** Puts files into a file field, as the visitor's choice. */
export function give(input: HTMLInputElement, files: File[]): void {
  Object.defineProperty(input, "files", { value: files, configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  Object.defineProperty(input, "files", { value: [], configurable: true });
}
