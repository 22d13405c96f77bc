import { createStore, type StoreApi } from "zustand/vanilla";
import { isUnderWay, type Row, type Rows, totalProgress, updateRow } from "./rows.ts";

export interface UploaderState {
  rows: Rows;
  /** The engine has loaded. AST-05 */
  isReady: boolean;
  /** Progress of the current uploads together, 0 to 1; null while nothing is uploaded. */
  total: number | null;
}

/** The rows of an uploader, with a batch: the rows added since the last time that no upload was in progress. */
export interface UploadList {
  readonly store: StoreApi<UploaderState>;
  readonly rows: Rows;
  /** Keys of the rows in the batch. */
  readonly batch: Set<string>;
  set(next: Rows): void;
  update(key: string, next: Partial<Row>): void;
  byKey(key: string): Row | undefined;
  /** Key of the file's row while its upload is in progress. */
  uploadOf(file: File): string | undefined;
  /** Whether the row exists and its upload is in progress. */
  isUploading(key: string): boolean;
}

/** `onBatchEnd` runs with the rows of a batch when all their uploads have ended. */
export function createUploadList(initial: Rows, onBatchEnd: (batch: Rows) => void): UploadList {
  const store = createStore<UploaderState>(() => ({ rows: initial, isReady: false, total: null }));
  const batch = new Set<string>();
  const list: UploadList = {
    store,
    batch,
    get rows() {
      return store.getState().rows;
    },
    set(next) {
      const isBusy = next.some(isUnderWay);
      store.setState({ rows: next, total: isBusy ? totalProgress(next, batch) : null });
      if (isBusy || batch.size === 0) return;
      const ended = list.rows.filter(({ key }) => batch.has(key));
      batch.clear();
      onBatchEnd(ended);
    },
    update: (key, next) => list.set(updateRow(list.rows, key, next)),
    byKey: (key) => list.rows.find((row) => row.key === key),
    uploadOf(file) {
      const row = list.rows.find((row) => row.file === file);
      return row && isUnderWay(row) ? row.key : undefined;
    },
    isUploading: (key) => list.rows.some((row) => row.key === key && isUnderWay(row)),
  };
  return list;
}
