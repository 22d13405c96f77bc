import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { noChoices } from "../checkout/choices.ts";
import { type Session, type Sessions, newSession } from "./sessions.ts";

const cookie = "lagune";

/**
 * Finds the visitor's session. A session without data is not saved and sets no cookie. Signing in or off changes the
 * id, to prevent session fixation.
 */
export const visitorSession = (sessions: Sessions) =>
  createMiddleware<Env>(async (c, next) => {
    const id = getCookie(c, cookie) ?? "";
    const existing = sessions.find(id);
    const session = existing ?? newSession();
    const { user } = session;
    const { bytes } = session.library;
    c.set("session", session);
    await next();
    const isAnother = session.user !== user;
    if (isAnother) sessions.delete(id);
    if ((!existing || isAnother) && hasData(session)) {
      setCookie(c, cookie, sessions.save(session), { httpOnly: true, sameSite: "Lax", path: "/" });
    }
    if (session.library.bytes > bytes) sessions.freeMemory();
  });

function hasData(session: Session): boolean {
  return (
    session.cart.length > 0 ||
    session.savedFilters.length > 0 ||
    session.choices !== noChoices ||
    session.orders.length > 0 ||
    session.user !== "" ||
    session.flash !== null ||
    !session.library.isEmpty
  );
}
