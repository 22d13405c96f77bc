import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { listed } from "../culture/listed.ts";
import { fileSize } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import { type Upload, newUpload } from "./file.ts";
import { detectKind, safeName } from "./kinds.ts";
import { readPicture } from "./picture.ts";
import { type Place, type Refusal, refusal } from "./rules.ts";

export interface RefusedFile {
  /** Message for the visitor. */
  message: string;
  status: 413 | 422;
}

/** Reads an uploaded file, recognises its kind by its content, and checks the rules of its place. */
export async function receiveFile(
  culture: Culture,
  file: File,
  place: Place,
  folderId: string,
): Promise<Upload | RefusedFile> {
  const t = textsOf(culture).library.refused;
  const refuse = (text: string, status: RefusedFile["status"] = 422): RefusedFile => ({
    message: fill(t.file, file.name || t.unnamed, text),
    status,
  });
  // Check the size before reading the file.
  if (file.size > place.maxFileSize) return refuse(refusalText(culture, place, "size"), 413);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = detectKind(bytes);
  if (typeof kind === "string") return refuse(t[kind]);
  const picture = kind.fileType === "Image" ? await readPicture(bytes) : null;
  if (typeof picture === "string") return refuse(t[picture]);
  const content = { bytes, picture };
  const refused = refusal(place, kind, content);
  return refused
    ? refuse(refusalText(culture, place, refused))
    : newUpload(kind, safeName(file.name, kind), folderId, content);
}

export function refusalText(culture: Culture, { accept, maxFileSize, smallest }: Place, refused: Refusal): string {
  const t = textsOf(culture).library.refused;
  switch (refused) {
    case "type":
      return accept.length > 0 ? fill(t.accept, listed(culture, accept)) : t.type;
    case "image":
      return t.image;
    case "size":
      return fill(t.size, fileSize(culture, maxFileSize));
    case "small":
      return fill(t.small, `${smallest?.width} × ${smallest?.height} px`);
  }
}
