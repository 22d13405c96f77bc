/** What kind of file something is, by its media type or, where the browser knows none, by the ending of its name. */

/** A file as the rules see it. */
export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  /** Media type; empty where the browser knows none. */
  type: string;
  /** Milliseconds; of what is stored already it is not known. */
  lastModified?: number;
}

export const kinds = ["Image", "Video", "Audio", "Document"] as const;
/** As `fileType` of the assets library. */
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

/** Spellings of the same ending. UPL-01 */
const spellings: Record<string, string> = {
  jpeg: "jpg",
  jpe: "jpg",
  jfif: "jpg",
  pjpeg: "jpg",
  tiff: "tif",
  heif: "heic",
};

/** The ending, without its dot, in lower case and in one spelling; empty when the name has none. */
export const endingOf = (name: string): string => oneSpelling(/\.([^./\\]+)$/.exec(name.trim())?.[1] ?? "");

export function oneSpelling(ending: string): string {
  const low = ending.toLowerCase();
  return Object.hasOwn(spellings, low) ? spellings[low]! : low;
}

export const typeOfEnding = (ending: string): string => (Object.hasOwn(types, ending) ? types[ending]! : "");

/** The ending that files of this media type have; empty when it is not known. */
export const endingOfType = (type: string): string => Object.keys(types).find((ending) => types[ending] === type) ?? "";

/** In lower case, without parameters, in one spelling: `image/jpg` is `image/jpeg`. */
export const mediaType = (text: string): string =>
  text
    .toLowerCase()
    .split(";")[0]!
    .trim()
    .replace(/^image\/(jpg|pjpeg)$/, "image/jpeg");

/** The media type of `file`, from its name where the browser knows none. */
export function typeOf({ name, type }: Pick<FileFacts, "name" | "type">): string {
  const own = mediaType(type);
  return own && own !== "application/octet-stream" ? own : typeOfEnding(endingOf(name));
}

export function kindOf(file: Pick<FileFacts, "name" | "type">): FileKind {
  const type = typeOf(file);
  const [top = ""] = type.split("/");
  const kind = kinds.find((one) => one.toLowerCase() === top);
  return kind ?? (top === "text" || endingOfType(type) ? "Document" : "Other");
}

/** Pictures that every browser can draw: what it cannot read of these is broken, or something else by a false name. */
export const isDrawable = (file: Pick<FileFacts, "name" | "type">): boolean =>
  /^image\/(jpeg|png|gif|webp|avif|bmp)$/.test(typeOf(file));
