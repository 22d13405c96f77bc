import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Session } from "./session/sessions.ts";

export interface Env {
  Bindings: HttpBindings;
  Variables: { session: Session };
}

export type Request = Context<Env>;

/** What a running site was started with. */
export interface Site {
  /** Folder with the built scripts and styles, served under /atoll/. */
  dist: string;
  /** Folder with the reference of the islands, shown under /islands/. */
  gallery: string;
  /** Pages reload themselves when the server says so. */
  reload: boolean;
}
