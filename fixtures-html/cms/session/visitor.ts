import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { noChoices } from "../checkout/choices.ts";
import { type Session, type Sessions, newSession } from "./sessions.ts";

const cookie = "lagune";

/**
 * Finds the visitor's session. One that has nothing to remember yet is not kept and sets no cookie. Who signs in or off gets
 * another id: whoever knew the old one is not let in with it.
 */
export const visitor = (sessions: Sessions) =>
  createMiddleware<Env>(async (c, next) => {
    const id = getCookie(c, cookie) ?? "";
    const known = sessions.find(id);
    const session = known ?? newSession();
    const { user } = session;
    const { bytes } = session.library;
    c.set("session", session);
    await next();
    const isAnother = session.user !== user;
    if (isAnother) sessions.drop(id);
    if ((!known || isAnother) && hasSomething(session)) {
      setCookie(c, cookie, sessions.keep(session), { httpOnly: true, sameSite: "Lax", path: "/" });
    }
    if (session.library.bytes > bytes) sessions.lighten();
  });

function hasSomething(session: Session): boolean {
  return (
    session.cart.length > 0 ||
    session.choices !== noChoices ||
    session.orders.length > 0 ||
    session.user !== "" ||
    session.flash !== null ||
    !session.library.isEmpty
  );
}
