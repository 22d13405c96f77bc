/** Rules of a place for files. UPL-01, UPL-02, UPL-04, UPL-06 */
import type { Content } from "./file.ts";
import type { FileKind } from "./kinds.ts";

export interface Place {
  /** Endings and types, such as `.jpg`, `image/*`; empty accepts all kinds. */
  accept: readonly string[];
  /** `Image` or `Document`; empty accepts both. */
  fileType: string;
  /** In bytes. */
  maxFileSize: number;
  /** Minimum size of an image, in pixels. */
  smallest?: { width: number; height: number };
}

export type Refusal = "type" | "image" | "size" | "small";

/** Reason why a file breaks the rules of a place, or null. */
export function refusal(place: Place, kind: FileKind, { bytes, picture }: Content): Refusal | null {
  if (place.fileType && place.fileType.toLowerCase() !== kind.fileType.toLowerCase())
    return place.fileType.toLowerCase() === "image" ? "image" : "type";
  if (!isAccepted(place.accept, kind)) return "type";
  if (bytes.length > place.maxFileSize) return "size";
  const { smallest } = place;
  return smallest && picture && (picture.width < smallest.width || picture.height < smallest.height) ? "small" : null;
}

/** Whether the kind is accepted. jpg includes jpeg: both are endings of the same kind. */
function isAccepted(accept: readonly string[], kind: FileKind): boolean {
  const type = kind.type.split(";")[0] ?? "";
  const wishes = accept.map((wish) => wish.trim().toLowerCase()).filter(Boolean);
  return (
    wishes.length === 0 ||
    wishes.some((wish) =>
      wish.includes("/")
        ? matches(wish.replace("/jpg", "/jpeg"), type)
        : kind.endings.includes(wish.replace(/^\.?/, ".")),
    )
  );
}

const matches = (wish: string, type: string): boolean =>
  wish === "*/*" || (wish.endsWith("/*") ? type.startsWith(wish.slice(0, -1)) : wish === type);
