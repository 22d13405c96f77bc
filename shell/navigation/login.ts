import type { Core } from "../core.ts";
import type { LateTools } from "./late-tools.ts";
import { pageSection } from "./parse.ts";
import type { Answer, PageRequest, read } from "./request.ts";

/**
 * Asks the visitor to sign in, in one dialog for all that want it, to come back to `returnUrl`. With `isAgain` they are asked whether
 * what may change something, such as `body`, is to be sent a second time. True when both is so. ERR-01
 */
export let login: (returnUrl: string, isAgain: boolean, body?: BodyInit | null) => Promise<boolean>;

let loginPath: () => string;

export function startLogin(core: Core, tools: LateTools): void {
  loginPath = () => core.settings().loginPath;
  login = async (...asked) => (await core.late<typeof import("../dialogs/login.tsx")>("login")).login(tools, ...asked);
}

/** Whether a page is a login page: by its address, or because its only form is that of the login. */
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
 * Whether the answer wants a login that was not asked for. A form that was taken may lead to the login page as well: only one that was
 * not says where to come back to.
 */
export const wantsLogin = ({ url, status, redirected }: Answer, doc: Document, request: PageRequest): boolean =>
  !!loginPath() &&
  !isLogin(request.url) &&
  (status === 401 ||
    (isLogin(url, pageSection(doc)) && (request.method === "GET" || !redirected || /[?&]return_?url=/i.test(url))));

let landed: ReturnType<typeof read> | undefined;

/** Where the login has led to, so that it is not asked for a second time. */
export const land = (page: typeof landed): unknown => (landed = page);

/** That page, once, if it is the one of `url`. */
export function takeLanded(url: string): typeof landed {
  const page = landed;
  landed = undefined;
  return page?.answer.url === url.split("#")[0] ? page : undefined;
}
