import { randomUUID } from "node:crypto";
import type { FileKind } from "./kinds.ts";
import type { Picture } from "./picture.ts";

export interface Content {
  bytes: Uint8Array<ArrayBuffer>;
  /** Null when the file is not an image. */
  picture: Picture | null;
}

export interface LibraryFile {
  guid: string;
  kind: FileKind;
  /** The shop's own files are generated on first use. */
  content(): Promise<Content>;
}

/** A file stored in a folder of the library. */
export interface LibraryAsset {
  id: string;
  name: string;
  folderId: string;
  file: LibraryFile;
}

/** An uploaded file, which may be stored or discarded. */
export interface Upload extends LibraryFile {
  /** Name in the URL of a crop. */
  tmpName: string;
  name: string;
  folderId: string;
  content(): Promise<Content>;
  /** Bytes in memory. */
  weight: number;
}

export function newUpload(kind: FileKind, name: string, folderId: string, content: Content): Upload {
  const guid = randomUUID();
  return {
    guid,
    kind,
    name,
    folderId,
    tmpName: `tmp-${guid}${kind.endings[0]}`,
    content: () => Promise.resolve(content),
    weight: content.bytes.length + (content.picture?.thumbnail.length ?? 0),
  };
}
