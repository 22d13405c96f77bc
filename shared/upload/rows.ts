/** The list of files of a widget as immutable rows. All functions are pure. */
import type { Asset } from "../api/assets.ts";
import { endingOf, type FileFacts, kindOf, mediaType } from "./file-type.ts";
import type { Problem } from "./problem.ts";

/**
 * `waiting` and `sending` rows are being uploaded. A `settling` row is uploaded but still processed, for example
 * cropped. A `done` row has an asset. The visitor can retry a `failed` row; a `rejected` row is never sent. A `removed`
 * row is a stored asset that the form deletes when it is saved; the visitor can restore it.
 */
type RowState = "waiting" | "sending" | "settling" | "done" | "failed" | "rejected" | "removed";

export interface Row {
  /** Unique in the widget. */
  key: string;
  state: RowState;
  /** Displayed and posted; the visitor can change it. */
  name: string;
  /** The original name. */
  givenName: string;
  /** Bytes. */
  size: number;
  /** A kind of the library, such as `Image`. */
  kind: string;
  file?: File;
  asset?: Asset;
  /** Progress of the upload, 0 to 1. */
  progress: number;
  problem?: Problem;
}

export type Rows = readonly Row[];

export const rowOfFile = (key: string, file: File, problem?: Problem | null): Row => ({
  key,
  state: problem ? "rejected" : "waiting",
  name: file.name,
  givenName: file.name,
  size: file.size,
  kind: kindOf(file),
  file,
  progress: 0,
  ...(problem && { problem }),
});

export const rowOfAsset = (key: string, asset: Asset, name = asset.name): Row => ({
  key,
  state: "done",
  name,
  givenName: asset.name,
  size: asset.size,
  kind: asset.kind,
  asset,
  progress: 1,
});

export const isUnderWay = ({ state }: Row): boolean =>
  state === "waiting" || state === "sending" || state === "settling";
export const isDone = ({ state }: Row): boolean => state === "done";
/** Whether the row counts as a file of the widget. */
export const isPresent = (row: Row): boolean => isDone(row) || isUnderWay(row);

/** The files to compare a new file with. */
export const presentFiles = (rows: Rows): FileFacts[] =>
  rows.filter(isPresent).map(({ file, givenName, size }) => file ?? { name: givenName, size, type: "" });

export const updateRow = (rows: Rows, key: string, next: Partial<Row>): Rows =>
  rows.map((row) => (row.key === key ? { ...row, ...next } : row));

/** The row with the details of its asset. A name that the visitor changed stays. */
const withAsset = (row: Row, asset: Asset): Row => ({
  ...row,
  asset,
  kind: asset.kind,
  size: asset.size,
  givenName: asset.name,
  name: row.name === row.givenName ? asset.name : row.name,
});

/** Updates the row of a stored asset. */
export const updateAsset = (rows: Rows, asset: Asset): Rows =>
  rows.map((row) => (row.asset?.assetId === asset.assetId ? withAsset(row, asset) : row));

/** Marks the row as done, with its asset. */
export const finish = (rows: Rows, key: string, asset: Asset): Rows =>
  rows.map((row) =>
    row.key === key ? { ...withAsset(row, asset), state: "done", progress: 1, problem: undefined } : row,
  );

/** Moves the row at `from` to `to`, clamped to the list. AST-06 */
export function move(rows: Rows, from: number, to: number): Rows {
  const row = rows[from];
  if (!row) return rows;
  const others = rows.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, row);
}

/** Marks a stored asset as removed, since only the form deletes it; drops any other row. */
export const remove = (rows: Rows, key: string): Rows =>
  rows.flatMap((row) =>
    row.key !== key ? [row] : row.asset?.assetId && row.state === "done" ? [{ ...row, state: "removed" as const }] : [],
  );

/** Key of the row that gets the focus when `key` is removed: the next row, else the previous one, else null. */
export function neighbour(rows: Rows, key: string): string | null {
  const index = rows.findIndex((row) => row.key === key);
  return (rows[index + 1] ?? rows[index - 1])?.key ?? null;
}

/** Marks all uploads in progress as failed, since their widget has unmounted. */
export const interrupted = (rows: Rows): Rows =>
  rows.map((row) =>
    isUnderWay(row) ? { ...row, state: "failed", progress: 0, problem: { code: "interrupted" } } : row,
  );

/** Progress of the rows in `keys` together, weighted by size, 0 to 1. Rejected and failed rows do not count. */
export function totalProgress(rows: Rows, keys: ReadonlySet<string>): number {
  const batch = rows.filter(({ key, state }) => keys.has(key) && state !== "rejected" && state !== "failed");
  const size = batch.reduce((sum, row) => sum + Math.max(1, row.size), 0);
  return size === 0 ? 1 : batch.reduce((sum, row) => sum + Math.max(1, row.size) * row.progress, 0) / size;
}

/** The typed name with the file extension of the name `before`. Returns `before` if the typed name is empty. AST-06 */
export function renamed(text: string, before: string): string {
  const name = text.replace(/[\s/\\]+/g, " ").trim();
  const ending = endingOf(before);
  const extension = /\.[^.]+$/.exec(before)?.[0] ?? "";
  if (!name || name === extension) return before;
  return ending && endingOf(name) !== ending ? name + extension : name;
}

/** Short label of the file type, such as `PDF`: at most five capitals. */
export const typeLabel = ({ name, file, kind }: Row): string =>
  (endingOf(name) || mediaType(file?.type ?? "").split("/")[1] || kind).toUpperCase().slice(0, 5);
