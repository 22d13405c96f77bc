import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { type Session, type Sessions, newSession } from "./sessions.ts";

const cookie = "lagune";

/** Finds the visitor's session. One that has nothing to remember yet is not kept and sets no cookie. */
export const visitor = (sessions: Sessions) =>
  createMiddleware<Env>(async (c, next) => {
    const known = sessions.find(getCookie(c, cookie) ?? "");
    const session = known ?? newSession();
    c.set("session", session);
    await next();
    if (!known && hasSomething(session)) {
      setCookie(c, cookie, sessions.keep(session), { httpOnly: true, sameSite: "Lax", path: "/" });
    }
  });

function hasSomething(session: Session): boolean {
  return session.cart.length > 0 || session.user !== "" || session.flash !== null;
}
