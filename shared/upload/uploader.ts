import { createStore, type StoreApi } from "zustand/vanilla";
import type { Asset } from "../api/assets.ts";
import { shell } from "../face.ts";
import { AnswerError, HttpError } from "../http/call.ts";
import { report } from "../http/report.ts";
import type { Translate } from "../i18n/texts.ts";
import { announce } from "../live.ts";
import type { EngineEvents, UploadEngine } from "./engine.ts";
import {
  isKindAllowed,
  isTooSmall,
  type PictureSize,
  type Problem,
  problemOf,
  textOf,
  type UploadRules,
} from "./problem.ts";
import { readUploaded, RefusedError } from "./read-asset.ts";
import {
  change,
  finish,
  interrupted,
  isUnderWay,
  learned,
  move,
  presentFiles,
  remove,
  type Row,
  type Rows,
  rowOfFile,
  totalProgress,
} from "./rows.ts";

interface UploaderState {
  rows: Rows;
  /** The engine is there. AST-05 */
  isReady: boolean;
  /** Of the files that are being sent, 0 to 1; null when none is. */
  total: number | null;
}

export interface UploaderOptions {
  rows: Rows;
  rules: UploadRules;
  /** A new file takes the place of the one before, once it is there. */
  isSingle: boolean;
  locale: string;
  words(): Translate;
  /** What the browser makes of a picture before it is sent; null when it cannot tell. UPL-04, UPL-05 */
  measure?(file: File): Promise<PictureSize | "broken" | null>;
  /** What becomes of an uploaded asset before it counts: the same one, another, none (the visitor has given up), or a problem. IMG-01 to IMG-03 */
  settle?(asset: Asset, file: File, signal: AbortSignal): Promise<Asset | Problem | null>;
}

/** The files of one widget, from being picked to being in its list. It outlives the widget's code: rows stay with their page. */
export interface Uploader {
  store: StoreApi<UploaderState>;
  events: EngineEvents;
  add(files: readonly File[]): void;
  retry(key: string): void;
  /** Cancels what is under way, marks what is stored, takes away the rest. */
  remove(key: string): void;
  /** Takes back a removal. */
  restore(key: string): void;
  rename(key: string, name: string): void;
  /** A file comes to stand elsewhere, and is told where. */
  move(from: number, to: number): void;
  /** The same without a word, while it is dragged. */
  place(from: number, to: number): void;
  tellPlace(key: string): void;
  /** What is known now of an asset that was there from the beginning. AST-11 */
  know(asset: Asset): void;
  /** What the widget began with. */
  reset(): void;
  start(engine: UploadEngine): void;
  /** The widget goes: what is under way ends, and may be tried again. */
  stop(): void;
}

let count = 0;
export const newKey = (): string => `f${++count}`;

export function createUploader({
  rows: first,
  rules,
  isSingle,
  locale,
  words,
  measure,
  settle,
}: UploaderOptions): Uploader {
  const store = createStore<UploaderState>(() => ({ rows: first, isReady: false, total: null }));
  let engine: UploadEngine | undefined;
  let life = new AbortController();
  /** All that was added since nothing was under way: told together. */
  let batch = new Set<string>();
  let toldQuarter = 0;
  let isReported = false;
  /** Rows that were sent once more after a login. */
  let loggedIn = new Set<string>();

  const rows = (): Rows => store.getState().rows;
  const rowOf = (file: File): Row | undefined => rows().find((row) => row.file === file);
  const isAlive = (key: string): boolean => rows().some((row) => row.key === key && isUnderWay(row));

  function set(next: Rows): void {
    const isBusy = next.some(isUnderWay);
    store.setState({ rows: next, total: isBusy ? totalProgress(next, batch) : null });
    if (!isBusy && batch.size > 0) tellEnd();
  }

  function add(files: readonly File[]): void {
    const list = isSingle ? files.slice(0, 1) : files;
    if (list.length === 0) return;
    if (isSingle) for (const row of rows()) if (!row.asset) drop(row);
    let next = rows();
    const added = list.map((file) => {
      const row = rowOfFile(newKey(), file, problemOf(file, rules, isSingle ? [] : presentFiles(next)));
      next = [...next, row];
      return row;
    });
    const taken = added.filter(isUnderWay);
    for (const { key } of taken) batch.add(key);
    set(next);
    tellAdded(
      taken,
      added.filter(({ problem }) => problem),
    );
    for (const { key, file } of taken) void begin(key, file!);
  }

  async function begin(key: string, file: File): Promise<void> {
    const size = await measure?.(file);
    if (!isAlive(key)) return;
    if (size === "broken") return end(key, { what: "image" });
    if (size && rules.minimum && isTooSmall(size, rules.minimum))
      return end(key, { what: "small", minimum: rules.minimum });
    engine?.send(file);
  }

  /** Not a file that is wanted, or not one that could be sent. */
  function end(key: string, problem: Problem, state: "rejected" | "failed" = "rejected"): void {
    set(change(rows(), key, { state, problem, progress: 0 }));
  }

  async function answered(file: File, answer: unknown): Promise<void> {
    const row = rowOf(file);
    if (!row || !isUnderWay(row)) return;
    const { key } = row;
    try {
      const asset = readUploaded(parsed(answer), file, `the upload of ${file.name}`);
      if (!isKindAllowed(asset.fileType, rules.fileTypes)) return end(key, { what: "kind" });
      if (rules.imagesOnly && asset.fileType !== "Image") return end(key, { what: "image" });
      if (asset.width && isTooSmall({ width: asset.width, height: asset.height! }, rules.minimum))
        return end(key, { what: "small", minimum: rules.minimum! });
      set(change(rows(), key, { state: "settling", progress: 1, asset: undefined }));
      const settled = settle ? await settle(asset, file, life.signal) : asset;
      if (!isAlive(key)) return;
      if (settled === null) set(rows().filter((one) => one.key !== key));
      else if ("what" in settled) end(key, settled);
      else arrive(key, settled);
    } catch (error) {
      fail(key, error);
    }
  }

  function arrive(key: string, asset: Asset): void {
    const next = finish(rows(), key, asset);
    set(isSingle ? next.filter((row) => row.key === key) : next);
  }

  /** The other files, and the fields of the form, keep what they held. UPL-07 */
  function fail(key: string, error: unknown): void {
    if (!isAlive(key)) return;
    const isFirst = !isReported;
    isReported = true;
    end(key, problemIn(error), "failed");
    // Of forty files that fail together the visitor is told once.
    if (isFirst) void report(error);
  }

  /** Where the server wants a login, what is sent is sent once more after it, if the visitor says so. ERR-01 */
  async function failed(file: File, error: Error): Promise<void> {
    const row = rowOf(file);
    if (!row || !isUnderWay(row)) return;
    const { key } = row;
    if (!(error instanceof HttpError) || error.status !== 401) return fail(key, error);
    // Signed in, and refused all the same; or there is no login to be had.
    if (loggedIn.has(key) || !shell().settings.loginPath) return fail(key, new HttpError(403, error.url, ""));
    loggedIn.add(key);
    set(change(rows(), key, { state: "waiting", progress: 0 }));
    const { signal } = life;
    const isSignedIn = await shell()
      .login(location.href, true)
      .catch(() => false);
    if (signal.aborted || !isAlive(key)) return;
    if (isSignedIn) engine?.send(file);
    else fail(key, error);
  }

  function drop(row: Row): void {
    if (row.file) engine?.cancel(row.file);
    batch.delete(row.key);
    set(remove(rows(), row.key));
  }

  function tellAdded(taken: readonly Row[], rejected: readonly Row[]): void {
    const t = words();
    const said: string[] = [];
    if (taken.length > 0)
      said.push(taken.length === 1 ? t("Upload.Adding", taken[0]!.name) : t("Upload.AddingMany", taken.length));
    if (rejected.length > 0)
      said.push(rejected.length === 1 ? problemText(rejected[0]!) : t("Upload.RejectedMany", rejected.length));
    announce(said.join(" "), rejected.length > 0 ? "assertive" : "polite");
  }

  function tellProgress(): void {
    const quarter = Math.floor((store.getState().total ?? 0) * 4);
    if (quarter <= toldQuarter || quarter >= 4) return;
    toldQuarter = quarter;
    announce(words()("Upload.Progress", quarter * 25));
  }

  function tellEnd(): void {
    const ended = rows().filter(({ key }) => batch.has(key));
    batch = new Set();
    loggedIn = new Set();
    toldQuarter = 0;
    isReported = false;
    const [done, wrong] = [ended.filter(({ problem }) => !problem), ended.filter(({ problem }) => problem)];
    const t = words();
    const said: string[] = [];
    if (done.length > 0)
      said.push(done.length === 1 ? t("Upload.Sent", done[0]!.name) : t("Upload.SentMany", done.length));
    if (wrong.length > 0) said.push(wrong.length === 1 ? problemText(wrong[0]!) : t("Upload.FailedMany", wrong.length));
    if (said.length > 0) announce(said.join(" "), wrong.length > 0 ? "assertive" : "polite");
  }

  function tellPlace(key: string): void {
    const index = rows().findIndex((row) => row.key === key);
    if (index >= 0) announce(words()("Upload.Moved", rows()[index]!.name, index + 1, rows().length));
  }

  const problemText = (row: Row): string => `${row.name}: ${textOf(row.problem!, words(), locale)}`;

  return {
    store,
    add,
    events: {
      dropped: add,
      progress(file, fraction) {
        const row = rowOf(file);
        if (!row || !isUnderWay(row)) return;
        set(change(rows(), row.key, { state: "sending", progress: fraction }));
        tellProgress();
      },
      answered: (file, answer) => void answered(file, answer),
      failed: (file, error) => void failed(file, error),
    },
    retry(key) {
      const row = rows().find((one) => one.key === key);
      if (!row?.file) return;
      const problem = problemOf(row.file, rules, isSingle ? [] : presentFiles(rows()));
      if (problem) return end(key, problem);
      batch.add(key);
      loggedIn.delete(key);
      set(change(rows(), key, { state: "waiting", problem: undefined, progress: 0 }));
      tellAdded([row], []);
      void begin(key, row.file);
    },
    remove(key) {
      const row = rows().find((one) => one.key === key);
      if (!row) return;
      drop(row);
      announce(
        words()(
          isUnderWay(row) ? "Upload.Cancelled" : row.asset?.AssetId ? "Upload.WillBeRemoved" : "Upload.Removed",
          row.name,
        ),
      );
    },
    restore(key) {
      const row = rows().find((one) => one.key === key);
      set(change(rows(), key, { state: "done" }));
      if (row) announce(words()("Upload.Kept", row.name));
    },
    rename(key, name) {
      set(change(rows(), key, { name }));
    },
    move(from, to) {
      const row = rows()[from];
      set(move(rows(), from, to));
      if (row) tellPlace(row.key);
    },
    place: (from, to) => set(move(rows(), from, to)),
    tellPlace,
    know(asset) {
      const learn = (list: Rows): Rows =>
        list.map((row) => (row.asset?.AssetId === asset.AssetId ? learned(row, asset) : row));
      first = learn(first);
      set(learn(rows()));
    },
    reset() {
      for (const row of rows()) if (isUnderWay(row)) drop(row);
      set(first);
    },
    start(given) {
      engine = given;
      life = new AbortController();
      store.setState({ isReady: true });
    },
    stop() {
      life.abort();
      engine?.destroy();
      engine = undefined;
      batch = new Set();
      store.setState({ rows: interrupted(rows()), isReady: false, total: null });
    },
  };
}

/** Some servers answer with JSON and call it text. */
function parsed(answer: unknown): unknown {
  if (typeof answer !== "string") return answer;
  try {
    return JSON.parse(answer) as unknown;
  } catch {
    throw new AnswerError(`expected JSON in answer to an upload, got ${JSON.stringify(answer.slice(0, 80))}`);
  }
}

/** What stands at the row; the dialog says it for all. */
function problemIn(error: unknown): Problem {
  const text = error instanceof RefusedError ? error.message : (error as { text?: string } | null)?.text;
  if (text) return { what: "said", text };
  return { what: error instanceof TypeError ? "offline" : "failed" };
}
