/** The files of a widget as a list, and what may become of it. Pure; a list is never changed, but replaced. */
import type { Asset } from "../api/assets.ts";
import { endingOf, type FileFacts, kindOf, mediaType } from "./file-type.ts";
import type { Problem } from "./problem.ts";

/**
 * `waiting` and `sending` are under way, `settling` is with the visitor or the server after its upload (a crop). `done` has an
 * asset. `failed` may be tried again; `rejected` is not sent at all. `removed` is gone when the form is saved, and may come back.
 */
type RowState = "waiting" | "sending" | "settling" | "done" | "failed" | "rejected" | "removed";

export interface Row {
  /** Unlike any other's in its widget. */
  key: string;
  state: RowState;
  /** As shown and posted; the visitor may change it. */
  name: string;
  /** Before the visitor changed it. */
  givenName: string;
  size: number;
  /** As `fileType` of the library. */
  kind: string;
  file?: File;
  asset?: Asset;
  /** Of what is being sent, 0 to 1. */
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
  kind: asset.fileType,
  asset,
  progress: 1,
});

export const isUnderWay = ({ state }: Row): boolean =>
  state === "waiting" || state === "sending" || state === "settling";
export const isDone = ({ state }: Row): boolean => state === "done";
/** What counts among the files of the widget. */
export const isPresent = (row: Row): boolean => isDone(row) || isUnderWay(row);

/** The files that a new one is compared with. */
export const presentFiles = (rows: Rows): FileFacts[] =>
  rows.filter(isPresent).map(({ file, givenName, size }) => file ?? { name: givenName, size, type: "" });

export const change = (rows: Rows, key: string, next: Partial<Row>): Rows =>
  rows.map((row) => (row.key === key ? { ...row, ...next } : row));

/** The row with what is known of its asset now. The name that the visitor gave stays. */
export const learned = (row: Row, asset: Asset): Row => ({
  ...row,
  asset,
  kind: asset.fileType,
  size: asset.size,
  givenName: asset.name,
  name: row.name === row.givenName ? asset.name : row.name,
});

/** The upload has come to its end. */
export const finish = (rows: Rows, key: string, asset: Asset): Rows =>
  rows.map((row) =>
    row.key === key ? { ...learned(row, asset), state: "done", progress: 1, problem: undefined } : row,
  );

/** The row at `from` comes to stand at `to`, or as near as the list allows. AST-06 */
export function move(rows: Rows, from: number, to: number): Rows {
  const row = rows[from];
  if (!row) return rows;
  const rest = rows.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, row);
}

/** A stored asset is marked, since the form removes it; anything else goes at once. */
export const remove = (rows: Rows, key: string): Rows =>
  rows.flatMap((row) =>
    row.key !== key ? [row] : row.asset?.AssetId && row.state === "done" ? [{ ...row, state: "removed" as const }] : [],
  );

/** Where the focus goes when the row of `key` is gone: the next row, else the one before, else none. */
export function neighbour(rows: Rows, key: string): string | null {
  const index = rows.findIndex((row) => row.key === key);
  return (rows[index + 1] ?? rows[index - 1])?.key ?? null;
}

/** What a widget without code any more, or left in the middle, holds: nothing is under way. */
export const interrupted = (rows: Rows): Rows =>
  rows.map((row) =>
    isUnderWay(row) ? { ...row, state: "failed", progress: 0, problem: { what: "interrupted" } } : row,
  );

/** Of all bytes that are under way or have been sent since `keys` began, the part that is there, 0 to 1. */
export function totalProgress(rows: Rows, keys: ReadonlySet<string>): number {
  const batch = rows.filter(({ key, state }) => keys.has(key) && state !== "rejected" && state !== "failed");
  const size = batch.reduce((sum, row) => sum + Math.max(1, row.size), 0);
  return size === 0 ? 1 : batch.reduce((sum, row) => sum + Math.max(1, row.size) * row.progress, 0) / size;
}

/** The name that the visitor typed, with its ending; an empty one is no name. AST-06 */
export function renamed(text: string, before: string): string {
  const name = text.replace(/[\s/\\]+/g, " ").trim();
  const ending = endingOf(before);
  const written = /\.[^.]+$/.exec(before)?.[0] ?? "";
  if (!name || name === written) return before;
  return ending && endingOf(name) !== ending ? name + written : name;
}

/** A word for the kind of file: its ending, in capitals. */
export const label = ({ name, file, kind }: Row): string =>
  (endingOf(name) || mediaType(file?.type ?? "").split("/")[1] || kind).toUpperCase().slice(0, 5);
