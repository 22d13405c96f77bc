import type { Asset } from "../api/assets.ts";
import { isolated, joined } from "../i18n/number.ts";
import type { Translate } from "../i18n/texts.ts";
import { type Accepted, acceptedNames, isAccepted } from "./accept.ts";
import { differentSizes } from "./file-size.ts";
import { type FileFacts, kindOf } from "./file-type.ts";

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Which files a widget accepts. */
export interface UploadRules {
  /** Empty accepts every file. UPL-01 */
  accept: readonly Accepted[];
  /** Bytes; 0 means no limit. UPL-02 */
  maxSize: number;
  /** 0 means no limit. */
  maxFiles: number;
  /** Smallest picture; null means no minimum. UPL-04 */
  minimum: PictureSize | null;
  /** Accept pictures only. UPL-05 */
  imagesOnly: boolean;
  /** File types of the library, such as `Image`; empty accepts all. UPL-06 */
  fileTypes: readonly string[];
}

export type Problem =
  | { code: "empty" | "duplicate" | "not-an-image" | "wrong-kind" | "unknown-size" }
  | { code: "wrong-type"; accept: readonly Accepted[] }
  | { code: "too-big"; size: number; limit: number }
  | { code: "too-many"; limit: number }
  | { code: "too-small"; minimum: PictureSize }
  /** The server refused the file with this message. */
  | { code: "refused"; text: string }
  | { code: "failed" | "offline" | "interrupted" };

/**
 * The reason to reject `file`, or null. `present` holds the files already in the widget. UPL-01, UPL-02, UPL-05, UPL-06
 */
export function problemOf(file: FileFacts, rules: UploadRules, present: readonly FileFacts[]): Problem | null {
  const { accept, maxSize, maxFiles, imagesOnly, fileTypes } = rules;
  if (imagesOnly && kindOf(file) !== "Image") return { code: "not-an-image" };
  if (!isAccepted(file, accept)) return { code: "wrong-type", accept };
  if (!isKindAllowed(kindOf(file), fileTypes)) return { code: "wrong-kind" };
  if (file.size === 0) return { code: "empty" };
  if (maxSize > 0 && file.size > maxSize) return { code: "too-big", size: file.size, limit: maxSize };
  if (present.some((other) => isSame(file, other))) return { code: "duplicate" };
  return maxFiles > 0 && present.length >= maxFiles ? { code: "too-many", limit: maxFiles } : null;
}

/** The reason to reject an asset that the server has stored, or null. UPL-04 to UPL-06 */
export function assetProblem(asset: Asset, { minimum, imagesOnly, fileTypes }: UploadRules): Problem | null {
  if (!isKindAllowed(asset.kind, fileTypes)) return { code: "wrong-kind" };
  if (imagesOnly && asset.kind !== "Image") return { code: "not-an-image" };
  const isSmall = !!asset.width && isTooSmall({ width: asset.width, height: asset.height! }, minimum);
  return isSmall ? { code: "too-small", minimum: minimum! } : null;
}

/** Whether the rules allow this file type of the library. UPL-06 */
const isKindAllowed = (kind: string, fileTypes: readonly string[]): boolean =>
  fileTypes.length === 0 || fileTypes.some((type) => type.toLowerCase().replace(/s$/, "") === kind.toLowerCase());

/** Whether a picture is narrower or lower than the minimum. UPL-04 */
export const isTooSmall = (size: PictureSize, minimum: PictureSize | null): boolean =>
  !!minimum && (size.width < minimum.width || size.height < minimum.height);

const isSame = (a: FileFacts, b: FileFacts): boolean =>
  a.name === b.name &&
  a.size === b.size &&
  (a.lastModified === undefined || b.lastModified === undefined || a.lastModified === b.lastModified);

/** The message for the visitor. UPL-03 */
export function textOf(problem: Problem, t: Translate, locale: string): string {
  switch (problem.code) {
    case "wrong-type":
      return t("Upload.WrongType", namesOf(problem.accept, t, locale));
    case "too-big":
      return t("Upload.TooBig", ...differentSizes(problem.size, problem.limit, locale));
    case "too-many":
      return t("Upload.TooMany", problem.limit);
    case "too-small":
      return `${t("Upload.TooSmall")} ${isolated(pixels(problem.minimum), locale)}`;
    case "refused":
      return problem.text;
    default:
      return t(textKeys[problem.code]);
  }
}

const textKeys: Record<
  Exclude<Problem["code"], "wrong-type" | "too-big" | "too-many" | "too-small" | "refused">,
  string
> = {
  empty: "Upload.Empty",
  duplicate: "Upload.Duplicate",
  "not-an-image": "Upload.NoImage",
  "wrong-kind": "Upload.WrongKind",
  "unknown-size": "Upload.NoSize",
  failed: "Upload.NotSent",
  offline: "Upload.Offline",
  interrupted: "Upload.Interrupted",
};

/** The accept list as text for the visitor. */
export const namesOf = (accept: readonly Accepted[], t: Translate, locale: string): string =>
  joined(
    acceptedNames(accept).map(({ name, key }) => name ?? t(key!)),
    locale,
  );

/** Formats a picture size as the specification requires. UPL-04 */
export const pixels = ({ width, height }: PictureSize): string => `${width} x ${height} px`;
