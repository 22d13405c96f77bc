import { shell } from "../face.ts";
import { type CallOptions, HttpError } from "./call.ts";

/**
 * The answer that `again` brings when the visitor has signed in, where the server wants that: by the status of `response`, because it
 * redirected to the login page, or because the answer is one; else `response` itself. What may change something is asked again only
 * when the visitor says so. ERR-01
 */
export async function afterLogin(response: Response, again: () => Promise<Response>, { method = "GET", signal }: CallOptions): Promise<Response> {
  if (!(await wantsLogin(response))) return response;
  // A site without a login of ours refuses, and that is told.
  if (!shell().settings.loginPath) throw new HttpError(403, response.url, "");
  const isSignedIn = await shell().login(location.href, method !== "GET");
  signal?.throwIfAborted();
  if (!isSignedIn) throw new HttpError(401, response.url, "");
  const second = await again();
  // Signed in, and refused all the same: told as any other refusal.
  if (await wantsLogin(second)) throw new HttpError(403, second.url, "");
  return second;
}

async function wantsLogin(response: Response): Promise<boolean> {
  return response.status === 401 || isLoginAnswer(response.url) || isLoginAnswer(response.url, await response.clone().text());
}

/**
 * Whether the answer to a call, from `url`, is the login page: by that address, or by the text, which need not be parsed, since a call
 * was to bring no page at all.
 */
export function isLoginAnswer(url: string, html = ""): boolean {
  const path = shell().settings.loginPath.toLowerCase();
  if (!path) return false;
  const text = html.toLowerCase();
  return new URL(url, location.href).pathname.toLowerCase().replace(/\/$/, "").endsWith(path) || (text.includes(path) && /type=["']?password/.test(text));
}
