import { randomUUID } from "node:crypto";
import type { FileKind } from "./kinds.ts";
import type { Picture } from "./picture.ts";

export interface Content {
  bytes: Uint8Array<ArrayBuffer>;
  /** Null for what is no image. */
  picture: Picture | null;
}

export interface LibraryFile {
  guid: string;
  kind: FileKind;
  /** Those of the shop are made when they are first asked for. */
  content(): Promise<Content>;
}

/** A file that has a place in the library. */
export interface LibraryAsset {
  id: string;
  name: string;
  folderId: string;
  file: LibraryFile;
}

/** A file that was sent, and may be stored or forgotten. */
export interface Upload extends LibraryFile {
  /** What the crop calls it. */
  tmpName: string;
  name: string;
  folderId: string;
  content(): Promise<Content>;
  /** Bytes that it takes in memory. */
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
