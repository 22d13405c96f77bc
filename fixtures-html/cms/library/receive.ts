import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { fileSize } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import { type Upload, newUpload } from "./file.ts";
import { recognise, safeName } from "./kinds.ts";
import { readPicture } from "./picture.ts";
import { type Place, type Refusal, refusal } from "./rules.ts";

export interface Refused {
  /** A sentence for the visitor. */
  message: string;
  status: 413 | 422;
}

/** Reads a file that was sent: what it is, by its content, and whether it goes into the place. */
export async function receive(culture: Culture, file: File, place: Place, folderId: string): Promise<Upload | Refused> {
  const t = textsOf(culture).library.refused;
  const refuse = (text: string, status: Refused["status"] = 422): Refused => ({
    message: fill(t.file, file.name || t.unnamed, text),
    status,
  });
  // Before it is read.
  if (file.size > place.maxFileSize) return refuse(refusalText(culture, place, "size"), 413);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = recognise(bytes);
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
      return accept.length > 0 ? fill(t.accept, accept.join(", ")) : t.type;
    case "image":
      return t.image;
    case "size":
      return fill(t.size, fileSize(culture, maxFileSize));
    case "small":
      return fill(t.small, `${smallest?.width} × ${smallest?.height} px`);
  }
}
