import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Session } from "./session/sessions.ts";

export interface Env {
  Bindings: HttpBindings;
  Variables: { session: Session };
}

export type Request = Context<Env>;

/** Options of a running site. */
export interface Site {
  /** Folder with the built scripts and styles, served under /atoll/. */
  dist: string;
  /** Folder with the documentation, served under /docs/. */
  docs: string;
  /** Whether pages reload when the server asks for it. */
  reload: boolean;
}
