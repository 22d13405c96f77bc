import type { Core } from "../core.ts";
import type { LateTools } from "./late-tools.ts";
import { pageSection } from "./parse.ts";
import type { Answer, PageRequest } from "./request.ts";

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
  return new RegExp(`${loginPath()}/?$`, "i").test(new URL(url).pathname)
    || (!!section?.querySelector(`form[action*="${loginPath()}" i]:has([type=password])`) && section.querySelectorAll("form").length < 2);
}

/** Whether the answer wants a login that was not asked for. */
export const wantsLogin = ({ url, status }: Answer, doc: Document, request: PageRequest): boolean =>
  !isLogin(request.url) && (status === 401 || isLogin(url, pageSection(doc)));
