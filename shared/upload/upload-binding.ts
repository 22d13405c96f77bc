import type { RefObject } from "react";
import type { ViewContext } from "../island/mount.ts";
import type { Rows } from "./rows.ts";
import type { Uploader } from "./uploader.ts";

/** The upload address of a widget, and the form fields that it posts. */
export interface UploadBinding {
  uniqueId: string;
  url: string;
  /** Posted with each file. */
  params: Record<string, string>;
  /** The form fields to post for these rows. AST-07, AST-08 */
  fieldsOf(rows: Rows): [name: string, value: string][];
  /** Whether a field of the CMS in the host has one of these names. */
  isOwnField(name: string): boolean;
}

/** A mounted widget. */
export interface MountedWidget extends UploadBinding {
  context: ViewContext;
  uploader: Uploader;
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Shows the text of `key` as a warning; an empty key clears it. */
  setMessage(key: string): void;
  /** Sets the `aria-describedby` of the file field; empty if it has none. */
  setDescription(ids: string): void;
}

/** Name of the required checkbox. */
export const checkboxName = (uniqueId: string): string => `file-upload-required-${uniqueId}`;
