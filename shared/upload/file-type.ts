/** Finds the kind of a file by its media type or, if the browser knows none, by its file extension. */

/** The facts of a file that the upload rules check. */
export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  /** Media type; empty if the browser knows none. */
  type: string;
  /** Milliseconds since 1970; missing for a stored asset. */
  lastModified?: number;
}

export const kinds = ["Image", "Video", "Audio", "Document"] as const;
/** A kind of file in the assets library. */
export type FileKind = (typeof kinds)[number] | "Other";

const office = "application/vnd.openxmlformats-officedocument.";
const types: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  bmp: "image/bmp",
  svg: "image/svg+xml",
  tif: "image/tiff",
  heic: "image/heic",
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
  avi: "video/x-msvideo",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  ogg: "audio/ogg",
  m4a: "audio/mp4",
  pdf: "application/pdf",
  txt: "text/plain",
  csv: "text/csv",
  rtf: "application/rtf",
  doc: "application/msword",
  xls: "application/vnd.ms-excel",
  ppt: "application/vnd.ms-powerpoint",
  docx: `${office}wordprocessingml.document`,
  xlsx: `${office}spreadsheetml.sheet`,
  pptx: `${office}presentationml.presentation`,
  odt: "application/vnd.oasis.opendocument.text",
};

/** File extensions that mean the same type. UPL-01 */
const spellings: Record<string, string> = {
  jpeg: "jpg",
  jpe: "jpg",
  jfif: "jpg",
  pjpeg: "jpg",
  tiff: "tif",
  heif: "heic",
};

/** The file extension without its dot, in lower case and normalised (`jpeg` is `jpg`); empty if the name has none. */
export const endingOf = (name: string): string => oneSpelling(/\.([^./\\]+)$/.exec(name.trim())?.[1] ?? "");

export function oneSpelling(ending: string): string {
  const low = ending.toLowerCase();
  return Object.hasOwn(spellings, low) ? spellings[low]! : low;
}

export const typeOfEnding = (ending: string): string => (Object.hasOwn(types, ending) ? types[ending]! : "");

/** The file extension for a media type; empty if it is unknown. */
export const endingOfType = (type: string): string => Object.keys(types).find((ending) => types[ending] === type) ?? "";

/** Normalises a media type: lower case, no parameters, `image/jpeg` for `image/jpg`. */
export const mediaType = (text: string): string =>
  text
    .toLowerCase()
    .split(";")[0]!
    .trim()
    .replace(/^image\/(jpg|pjpeg)$/, "image/jpeg");

/** The media type of a file, found by its name if the browser knows none. */
export function typeOf({ name, type }: Pick<FileFacts, "name" | "type">): string {
  const fileMediaType = mediaType(type);
  return fileMediaType && fileMediaType !== "application/octet-stream" ? fileMediaType : typeOfEnding(endingOf(name));
}

export function kindOf(file: Pick<FileFacts, "name" | "type">): FileKind {
  const type = typeOf(file);
  const [top = ""] = type.split("/");
  const kind = kinds.find((kind) => kind.toLowerCase() === top);
  return kind ?? (top === "text" || endingOfType(type) ? "Document" : "Other");
}

/** Whether every browser can draw this image type. If decoding fails, the file is broken or is no image. */
export const isDrawable = (file: Pick<FileFacts, "name" | "type">): boolean =>
  /^image\/(jpeg|png|gif|webp|avif|bmp)$/.test(typeOf(file));
