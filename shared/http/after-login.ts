import { serializeForm } from "../form/serialize-form.ts";
import { loginEnding } from "../login-ending.ts";
import { shell } from "../shell-api.ts";
import { fetchWithin } from "./fetch-within.ts";
import { type CallOptions, HttpError } from "./call.ts";

/**
 * Waits for a login when the server requires one, then returns the response of `repeat`; else returns `response`. The
 * server requires a login by status 401, by a redirect to the login page, or by responding with that page. A method
 * other than GET is sent again only if the visitor confirms it, unless `login` is `resume`. Throws an `HttpError`: 401
 * when the visitor dismisses the login, 403 when the server still refuses after it or the site has no login page.
 * ERR-01
 */
export async function afterLogin(
  response: Response,
  repeat: () => Promise<Response>,
  { method = "GET", login, signal }: CallOptions,
): Promise<Response> {
  if (!(await requiresLogin(response))) return response;
  await signIn(response, method !== "GET" && login !== "resume", signal);
  const secondResponse = await repeat();
  // Still refused after the login: report it like any other refusal.
  if (await requiresLogin(secondResponse)) throw loginRefusal(secondResponse);
  return secondResponse;
}

type Refused = Pick<Response, "status" | "url">;

/** Waits for a login. `isConfirmed`: the visitor confirms that the call is sent again. Throws as `afterLogin` does. */
async function signIn(refused: Refused, isConfirmed: boolean, signal?: AbortSignal): Promise<void> {
  if (!shell().settings.loginPath) throw loginRefusal(refused);
  const isSignedIn = await shell().login(location.href, isConfirmed);
  signal?.throwIfAborted();
  if (!isSignedIn) throw new HttpError(401, refused.url, "");
}

/**
 * An error for a response that requires a login when no login can help. Its status is 403, because 401 says that the
 * visitor dismissed the login; its message has the real status.
 */
export const loginRefusal = ({ status, url }: Refused): HttpError =>
  Object.assign(new HttpError(status, url, ""), { status: 403 });

async function requiresLogin(response: Response): Promise<boolean> {
  return (
    response.status === 401 || isLoginPage(response.url) || isLoginPage(response.url, await response.clone().text())
  );
}

/**
 * Whether a response is the login page, judged by its URL or by its HTML. A text search is enough, because a call never
 * expects a full page.
 */
export function isLoginPage(url: string, html = ""): boolean {
  const path = loginEnding(shell().settings);
  if (!path) return false;
  const text = html.toLowerCase();
  return (
    new URL(url, location.href).pathname.toLowerCase().replace(/\/$/, "").endsWith(path) ||
    (text.includes(path) && /type=["']?password/.test(text))
  );
}

/** Milliseconds. */
const TIME_LIMIT_MS = 15_000;

/** The response to a form, whatever its status: a page that rejects the input is a valid response too. */
interface FormResponse {
  status: number;
  /** The URL after redirects. */
  url: string;
  redirected: boolean;
  html: string;
}

/**
 * Posts a form whose response is shown outside the page, such as in a dialog. When the server requires a login, waits
 * for it and sends the form again if the visitor confirms. Rejects with the error of `fetch`, with a `TimeoutError`
 * after 15 s, or with an `HttpError`: 401 when the visitor dismisses the login, 403 when the server still refuses after
 * it or the site has no login page. ERR-01
 */
export async function sendForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  signal: AbortSignal,
): Promise<FormResponse> {
  const send = async (): Promise<FormResponse> => {
    const response = await fetchWithin(
      TIME_LIMIT_MS,
      submitter?.getAttribute("formaction") ?? form.getAttribute("action")!,
      {
        method: "POST",
        // Read the form on each attempt: anti-forgery tokens change after a login.
        body: serializeForm(form, submitter),
        headers: { Accept: "text/html", "X-Requested-With": "XMLHttpRequest" },
        credentials: "same-origin",
        signal,
      },
    );
    const { status, url, redirected } = response;
    return { status, url, redirected, html: await response.text() };
  };
  const answer = await send();
  if (!formRequiresLogin(answer)) return answer;
  await signIn(answer, true, signal);
  const secondResponse = await send();
  if (formRequiresLogin(secondResponse)) throw loginRefusal(secondResponse);
  return secondResponse;
}

/** A page reached by a redirect may contain its own login form, so its HTML is not checked. */
const formRequiresLogin = ({ status, url, redirected, html }: FormResponse): boolean =>
  status === 401 || isLoginPage(url, redirected ? "" : html);
