import type { Translate } from "../i18n/texts.ts";
import { type Accepted, acceptedNames, isAccepted } from "./accept.ts";
import { differentSizes } from "./file-size.ts";
import { type FileFacts, kindOf } from "./file-type.ts";

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What a widget takes. */
export interface UploadRules {
  /** Empty: everything. UPL-01 */
  accept: readonly Accepted[];
  /** Bytes; 0 is no limit. UPL-02 */
  maxSize: number;
  /** 0 is no limit. */
  maxFiles: number;
  /** Pictures are at least this large. UPL-04 */
  minimum: PictureSize | null;
  /** Only pictures. UPL-05 */
  imagesOnly: boolean;
  /** Kinds of the library, such as `Image`; empty: all. UPL-06 */
  fileTypes: readonly string[];
}

export type Problem =
  | { what: "empty" | "duplicate" | "image" | "kind" | "unmeasured" }
  | { what: "type"; accept: readonly Accepted[] }
  | { what: "size"; size: number; limit: number }
  | { what: "count"; limit: number }
  | { what: "small"; minimum: PictureSize }
  /** What a server said of it. */
  | { what: "said"; text: string }
  | { what: "failed" | "offline" | "interrupted" };

/** Why `file` is not sent, or null. `present` are the files that the widget has already. UPL-01, UPL-02, UPL-05, UPL-06 */
export function problemOf(file: FileFacts, rules: UploadRules, present: readonly FileFacts[]): Problem | null {
  const { accept, maxSize, maxFiles, imagesOnly, fileTypes } = rules;
  if (imagesOnly && kindOf(file) !== "Image") return { what: "image" };
  if (!isAccepted(file, accept)) return { what: "type", accept };
  if (!isKindAllowed(kindOf(file), fileTypes)) return { what: "kind" };
  if (file.size === 0) return { what: "empty" };
  if (maxSize > 0 && file.size > maxSize) return { what: "size", size: file.size, limit: maxSize };
  if (present.some((other) => isSame(file, other))) return { what: "duplicate" };
  return maxFiles > 0 && present.length >= maxFiles ? { what: "count", limit: maxFiles } : null;
}

/** Whether the library's kind of a file is one of those that are wanted. UPL-06 */
export const isKindAllowed = (kind: string, fileTypes: readonly string[]): boolean =>
  fileTypes.length === 0 || fileTypes.some((wanted) => wanted.toLowerCase().replace(/s$/, "") === kind.toLowerCase());

/** Whether a picture is smaller than it must be, in one direction at least. UPL-04 */
export const isTooSmall = (size: PictureSize, minimum: PictureSize | null): boolean =>
  !!minimum && (size.width < minimum.width || size.height < minimum.height);

const isSame = (one: FileFacts, other: FileFacts): boolean =>
  one.name === other.name &&
  one.size === other.size &&
  (one.lastModified === undefined || other.lastModified === undefined || one.lastModified === other.lastModified);

/** The problem in words. UPL-03 */
export function textOf(problem: Problem, t: Translate, locale: string): string {
  switch (problem.what) {
    case "type":
      return t("Upload.WrongType", namesOf(problem.accept, t));
    case "size":
      return t("Upload.TooBig", ...differentSizes(problem.size, problem.limit, locale));
    case "count":
      return t("Upload.TooMany", problem.limit);
    case "small":
      return `${t("Upload.TooSmall")} ${pixels(problem.minimum)}`;
    case "said":
      return problem.text;
    default:
      return t(others[problem.what]);
  }
}

const others: Record<Exclude<Problem["what"], "type" | "size" | "count" | "small" | "said">, string> = {
  empty: "Upload.Empty",
  duplicate: "Upload.Duplicate",
  image: "Upload.NoImage",
  kind: "Upload.WrongKind",
  unmeasured: "Upload.NoSize",
  failed: "Upload.NotSent",
  offline: "Upload.Offline",
  interrupted: "Upload.Interrupted",
};

/** What an accept list takes, for people. */
export const namesOf = (accept: readonly Accepted[], t: Translate): string =>
  acceptedNames(accept)
    .map(({ name, key }) => name ?? t(key!))
    .join(", ");

/** As the specification writes a size. UPL-04 */
export const pixels = ({ width, height }: PictureSize): string => `${width} x ${height} px`;
