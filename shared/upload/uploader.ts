import type { StoreApi } from "zustand/vanilla";
import type { Asset } from "../api/assets.ts";
import type { Translate } from "../i18n/texts.ts";
import { createAnnouncer } from "./announcer.ts";
import type { EngineEvents, UploadEngine } from "./engine.ts";
import { type FileIntake, fileIntake } from "./file-intake.ts";
import { type RowEdits, rowEdits } from "./row-edits.ts";
import { interrupted, isUnderWay, type Rows, updateAsset } from "./rows.ts";
import { type ServerAnswers, serverAnswers } from "./server-answers.ts";
import { createTransfer, type Transfer, type TransferOptions } from "./transfer.ts";
import { createUploadList, type UploaderState } from "./upload-list.ts";

export interface UploaderOptions extends TransferOptions {
  /** The initial rows. */
  rows: Rows;
  locale: string;
  texts(): Translate;
}

/**
 * The files of one widget and their uploads. An uploader outlives the mounted widget, so that a cached page keeps its
 * files.
 */
export interface Uploader extends FileIntake, RowEdits {
  store: StoreApi<UploaderState>;
  events: EngineEvents;
  /** The widget holds one file, beside a new one until that is uploaded. */
  readonly isSingle: boolean;
  /** Cancels an upload in progress, marks a stored asset for removal, and deletes any other row. */
  remove(key: string): void;
  /** Updates a stored asset with the details that the server returned. AST-11 */
  updateAsset(asset: Asset): void;
  /** Restores the initial rows. */
  reset(): void;
  start(engine: UploadEngine): void;
  /** Runs when the widget unmounts. Uploads in progress end, and the visitor can retry them. */
  stop(): void;
}

export function createUploader({ rows, locale, texts, ...options }: UploaderOptions): Uploader {
  let initial = rows;
  const announcer = createAnnouncer(texts, locale);
  const list = createUploadList(initial, (batch) => {
    answers.reset();
    announcer.finished(batch);
  });
  list.store.subscribe(({ total }) => announcer.progress(total));
  const transfer: Transfer = createTransfer(list, options);
  const answers: ServerAnswers = serverAnswers(list, transfer, options);
  const intake = fileIntake(list, transfer, announcer, options);
  return {
    store: list.store,
    isSingle: options.isSingle,
    ...intake,
    ...rowEdits(list, announcer),
    events: {
      dropped: intake.add,
      progress(file, fraction) {
        const key = list.uploadOf(file);
        if (!key) return;
        list.update(key, { state: "sending", progress: fraction });
      },
      answered: (file, answer) => void answers.answered(file, answer),
      failed: (file, error) => void answers.failed(file, error),
    },
    remove(key) {
      const row = list.byKey(key);
      if (!row) return;
      transfer.remove(row);
      announcer.removed(row);
    },
    updateAsset(asset) {
      initial = updateAsset(initial, asset);
      list.set(updateAsset(list.rows, asset));
    },
    reset() {
      for (const row of list.rows) if (isUnderWay(row)) transfer.remove(row);
      // A new list is drawn again, even with the same rows: the browser may have emptied the fields with their names.
      list.set([...initial]);
    },
    start(engine) {
      transfer.start(engine);
      list.store.setState({ isReady: true });
    },
    stop() {
      transfer.stop();
      list.batch.clear();
      list.store.setState({ rows: interrupted(list.rows), isReady: false, total: null });
    },
  };
}
