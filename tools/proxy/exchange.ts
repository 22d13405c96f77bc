import type { IncomingMessage, ServerResponse } from "node:http";
import type { Addresses } from "./addresses.ts";
import type { Note } from "./notes.ts";
import type { CompiledRules } from "./rules.ts";

/** A request of the browser and the context for its answer. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  rules: CompiledRules;
  /** The version of the rewriting. It is part of the page's ETag. */
  version: string;
  map: Addresses;
  /** Folder of the proxy's own files. */
  folder: string;
  limits: Limits;
  /** Logs notes about this page for the author. */
  report(...notes: Note[]): void;
}

export interface Limits {
  /** How long the site may send no data, in milliseconds. */
  patience: number;
  /** The largest page that is rewritten, in bytes. */
  page: number;
}

/** Whether the browser or the shell requests a page, and not a file or data. */
export function wantsPage({ headers }: IncomingMessage): boolean {
  const destination = headers["sec-fetch-dest"];
  return destination === undefined || destination === "empty"
    ? /text\/html/.test(headers.accept ?? "")
    : ["document", "iframe", "frame"].includes(String(destination));
}
