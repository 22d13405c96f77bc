import type { Core } from "../core.ts";
import type { NavigationApi } from "./navigation-api.ts";
import { pageSection } from "./parse.ts";
import type { Answer, PageRequest, readDocument } from "./request.ts";

/**
 * Shows the login dialog; simultaneous calls share one. With `isAgain` the visitor is also asked whether to send the
 * refused request (with `body`) again. True when the visitor signed in and agreed. ERR-01
 */
export let login: (returnUrl: string, isAgain: boolean, body?: BodyInit | null) => Promise<boolean>;

let loginPath: () => string;

export function startLogin(core: Core, tools: NavigationApi): void {
  loginPath = () => core.settings().loginPath;
  login = async (...asked) => (await core.late<typeof import("../dialogs/login.tsx")>("login")).login(tools, ...asked);
}

/** Whether a page is a login page: by its URL, or because its only form is the login form. */
export function isLogin(url: string, section?: Element | null): boolean {
  const path = loginPath().toLowerCase();
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
export const wantsLogin = ({ url, status, redirected }: Answer, doc: Document, request: PageRequest): boolean =>
  !!loginPath() &&
  !isLogin(request.url) &&
  (status === 401 ||
    (isLogin(url, pageSection(doc)) && (request.method === "GET" || !redirected || /[?&]return_?url=/i.test(url))));

let landed: ReturnType<typeof readDocument> | undefined;

/** Records the page that the login led to, to save a second request. */
export const recordLanding = (page: typeof landed): unknown => (landed = page);

/** Returns the recorded page once, if its URL is `url`. */
export function consumeLanding(url: string): typeof landed {
  const page = landed;
  landed = undefined;
  return page?.answer.url === url.split("#")[0] ? page : undefined;
}
