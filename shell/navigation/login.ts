import type { Session } from "../session.ts";
import { pageSection } from "./parse.ts";
import type { PageRequest, PageResponse } from "./request.ts";

/** Whether a page is a login page: by its URL, or because its only form is the login form. */
export function isLogin(session: Session, url: string, section?: Element | null): boolean {
  const path = session.settings().loginPath.toLowerCase();
  if (!path) return false;
  return (
    new URL(url).pathname.toLowerCase().replace(/\/$/, "").endsWith(path) ||
    (!!section?.querySelector(`form[action*="${CSS.escape(path)}" i]:has([type=password])`) &&
      section.querySelectorAll("form").length < 2)
  );
}

/**
 * Whether the response demands a login that the request did not ask for. An accepted form may also redirect to the
 * login page; only a refused one carries a return URL.
 */
export const wantsLogin = (
  session: Session,
  { url, status, redirected, doc }: PageResponse,
  request: PageRequest,
): boolean =>
  !!session.settings().loginPath &&
  !isLogin(session, request.url) &&
  (status === 401 ||
    (isLogin(session, url, pageSection(doc)) &&
      (request.method === "GET" || !redirected || /[?&]return_?url=/i.test(url))));
