import { shell } from "../face.ts";
import { type CallOptions, HttpError } from "./call.ts";

/**
 * The answer that `again` brings when the visitor has signed in, where the server wants that: by the status of `response`, because it
 * redirected to the login page, or because the answer is one; else `response` itself. What may change something is asked again only
 * when the visitor says so, unless `login` is `resume`. ERR-01
 */
export async function afterLogin(
  response: Response,
  again: () => Promise<Response>,
  { method = "GET", login, signal }: CallOptions,
): Promise<Response> {
  if (!(await wantsLogin(response))) return response;
  // A site without a login of ours refuses, and that is told.
  if (!shell().settings.loginPath) throw new HttpError(403, response.url, "");
  const isSignedIn = await shell().login(location.href, method !== "GET" && login !== "resume");
  signal?.throwIfAborted();
  if (!isSignedIn) throw new HttpError(401, response.url, "");
  const second = await again();
  // Signed in, and refused all the same: told as any other refusal.
  if (await wantsLogin(second)) throw new HttpError(403, second.url, "");
  return second;
}

async function wantsLogin(response: Response): Promise<boolean> {
  return (
    response.status === 401 || isLoginAnswer(response.url) || isLoginAnswer(response.url, await response.clone().text())
  );
}

/**
 * Whether the answer to a call, from `url`, is the login page: by that address, or by the text, which need not be parsed, since a call
 * was to bring no page at all.
 */
export function isLoginAnswer(url: string, html = ""): boolean {
  const path = shell().settings.loginPath.toLowerCase();
  if (!path) return false;
  const text = html.toLowerCase();
  return (
    new URL(url, location.href).pathname.toLowerCase().replace(/\/$/, "").endsWith(path) ||
    (text.includes(path) && /type=["']?password/.test(text))
  );
}

/** No answer after this long, and it is given up. */
const TIME_LIMIT = 15_000;

/** What a form was answered with, whatever its status: a page that refuses what was typed is one as well. */
interface FormAnswer {
  status: number;
  /** Where it came from in the end. */
  url: string;
  redirected: boolean;
  html: string;
}

/**
 * Posts a form whose answer is shown elsewhere than as the page, such as in a dialog. Where the server wants a login it waits for that, and
 * sends it once more when the visitor says so. Rejects with what `fetch` rejects with, a `TimeoutError` after 15 s, or an `HttpError` of 401
 * for who does not sign in. ERR-01
 */
export async function sendForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  signal: AbortSignal,
): Promise<FormAnswer> {
  const send = async (): Promise<FormAnswer> => {
    const response = await fetch(submitter?.getAttribute("formaction") ?? form.getAttribute("action")!, {
      method: "POST",
      // Anew each time: fields against forged requests are others after a login.
      body: new URLSearchParams(
        [...new FormData(form, submitter)].map(([name, value]) => [
          name,
          typeof value === "string" ? value : value.name,
        ]),
      ),
      headers: { Accept: "text/html", "X-Requested-With": "XMLHttpRequest" },
      credentials: "same-origin",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
    });
    const { status, url, redirected } = response;
    return { status, url, redirected, html: await response.text() };
  };
  const answer = await send();
  if (!formWantsLogin(answer)) return answer;
  if (!shell().settings.loginPath || !(await shell().login(location.href, true)))
    throw new HttpError(401, answer.url, "");
  signal.throwIfAborted();
  const second = await send();
  if (formWantsLogin(second)) throw new HttpError(403, second.url, "");
  return second;
}

/** A page that it was redirected to may have a login of its own. */
const formWantsLogin = ({ status, url, redirected, html }: FormAnswer): boolean =>
  status === 401 || isLoginAnswer(url, redirected ? "" : html);
