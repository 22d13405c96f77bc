import type { Announcer } from "./announcer.ts";
import { type Problem, problemOf } from "./problem.ts";
import { isUnderWay, presentFiles, type Rows, rowOfFile } from "./rows.ts";
import type { Transfer, TransferOptions } from "./transfer.ts";
import type { UploadList } from "./upload-list.ts";

/** Checks files by the rules of the widget, and uploads the accepted ones. */
export interface FileIntake {
  add(files: readonly File[]): void;
  retry(key: string): void;
}

let count = 0;
/** Creates the key of a new row. */
export const newKey = (): string => `f${++count}`;

export function fileIntake(
  list: UploadList,
  transfer: Transfer,
  announcer: Announcer,
  { rules, isSingle }: TransferOptions,
): FileIntake {
  const check = (file: File, present: Rows): Problem | null =>
    problemOf(file, rules, isSingle ? [] : presentFiles(present));

  return {
    add(files) {
      const selectedFiles = isSingle ? files.slice(0, 1) : files;
      if (selectedFiles.length === 0) return;
      if (isSingle) for (const row of list.rows) if (!row.asset) transfer.remove(row);
      let next = list.rows;
      const added = selectedFiles.map((file) => {
        const row = rowOfFile(newKey(), file, check(file, next));
        next = [...next, row];
        return row;
      });
      const accepted = added.filter(isUnderWay);
      const rejected = added.filter(({ problem }) => problem);
      for (const { key } of accepted) list.batch.add(key);
      list.set(next);
      announcer.added(accepted, rejected);
      for (const { key, file } of accepted) void transfer.send(key, file!);
    },
    retry(key) {
      const row = list.byKey(key);
      if (!row?.file) return;
      const problem = check(row.file, list.rows);
      if (problem) return transfer.reject(key, problem);
      list.batch.add(key);
      transfer.sentAfterLogin.delete(key);
      list.update(key, { state: "waiting", problem: undefined, progress: 0 });
      announcer.added([row], []);
      void transfer.send(key, row.file);
    },
  };
}
