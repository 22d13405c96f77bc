import type { Asset } from "../api/assets.ts";
import { watchDeparture } from "../page/departure.ts";
import type { UploadEngine } from "./engine.ts";
import { isTooSmall, type PictureSize, type Problem, type UploadRules } from "./problem.ts";
import { remove, type Row } from "./rows.ts";
import type { UploadList } from "./upload-list.ts";

export interface TransferOptions {
  rules: UploadRules;
  /** The widget holds one file: a new file replaces the old one once it is uploaded. */
  isSingle: boolean;
  /**
   * Measures a picture before the upload. Resolves to "broken" if the file is no readable picture, and to null if the
   * browser cannot measure it. UPL-04, UPL-05
   */
  measure?(file: File): Promise<PictureSize | "broken" | null>;
  /**
   * Processes an uploaded asset before it is added. Resolves to the asset to use, to null if the visitor cancelled, or
   * to a problem. IMG-01 to IMG-03
   */
  process?(asset: Asset, file: File, signal: AbortSignal): Promise<Asset | Problem | null>;
}

/** Sends files through the engine while the widget is mounted. */
export interface Transfer {
  /** Aborts when the widget unmounts. */
  readonly signal: AbortSignal;
  /** Whether the visitor is leaving the page in full, which cuts off uploads. */
  isLeaving(): boolean;
  /** Keys of the rows that were sent again after a login. */
  readonly sentAfterLogin: Set<string>;
  /** Measures a file, and sends it if it is large enough. */
  send(key: string, file: File): Promise<void>;
  sendAgain(file: File): void;
  reject(key: string, problem: Problem): void;
  /** Cancels the upload of a row, and removes the row; a stored asset is only marked for removal. */
  remove(row: Row): void;
  start(engine: UploadEngine): void;
  stop(): void;
}

export function createTransfer(list: UploadList, { rules, measure }: TransferOptions): Transfer {
  let engine: UploadEngine | undefined;
  let mounted = new AbortController();
  let isLeaving = (): boolean => false;
  const reject = (key: string, problem: Problem): void => list.update(key, { state: "rejected", problem, progress: 0 });

  return {
    get signal() {
      return mounted.signal;
    },
    isLeaving: () => isLeaving(),
    sentAfterLogin: new Set(),
    async send(key, file) {
      const size = await measure?.(file);
      if (!list.isUploading(key)) return;
      if (size === "broken") return reject(key, { code: "not-an-image" });
      if (size && rules.minimum && isTooSmall(size, rules.minimum))
        return reject(key, { code: "too-small", minimum: rules.minimum });
      engine?.send(file);
    },
    sendAgain: (file) => engine?.send(file),
    reject,
    remove(row) {
      if (row.file) engine?.cancel(row.file);
      list.batch.delete(row.key);
      list.set(remove(list.rows, row.key));
    },
    start(given) {
      engine = given;
      mounted = new AbortController();
      isLeaving = watchDeparture(mounted.signal);
    },
    stop() {
      mounted.abort();
      engine?.destroy();
      engine = undefined;
    },
  };
}
