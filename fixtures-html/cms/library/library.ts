import type { Culture } from "../catalogue/types.ts";
import type { LibraryAsset, Upload } from "./file.ts";
import { ownAssets } from "./seeded.ts";

const mostUploads = 60;
const mostBytes = 96 * 1024 * 1024;

/** A visitor's uploads, and those of them that are stored. */
export class Library {
  /** In the visitor's order. */
  documents: LibraryAsset[] = [];
  photo: LibraryAsset | null = null;
  #uploads = new Map<string, Upload>();
  #hasOwn = false;

  /** Library of a signed-in customer, with the files that the shop already has of them. */
  open(culture: Culture): this {
    if (!this.#hasOwn) ({ documents: this.documents, photo: this.photo } = ownAssets(culture));
    this.#hasOwn = true;
    return this;
  }

  get stored(): LibraryAsset[] {
    return this.photo ? [...this.documents, this.photo] : this.documents;
  }

  get isEmpty(): boolean {
    return !this.#hasOwn && this.#uploads.size === 0;
  }

  get bytes(): number {
    return [...this.#uploads.values()].reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Finds an upload by its guid or temporary name. */
  upload(key: string): Upload | null {
    return this.#uploads.get(key) ?? [...this.#uploads.values()].find(({ tmpName }) => tmpName === key) ?? null;
  }

  /**
   * Adds an upload, and discards the oldest uploads that are not stored when there is no room. False when there still
   * is none.
   */
  add(upload: Upload): boolean {
    this.#uploads.set(upload.guid, upload);
    for (const [guid] of this.#uploads) {
      if (this.#uploads.size <= mostUploads && this.bytes <= mostBytes) break;
      if (guid !== upload.guid && !this.stored.some(({ file }) => file.guid === guid)) this.#uploads.delete(guid);
    }
    if (this.#uploads.size <= mostUploads && this.bytes <= mostBytes) return true;
    this.#uploads.delete(upload.guid);
    return false;
  }

  discard(guid: string): void {
    this.#uploads.delete(guid);
  }
}
