import { AnswerError } from "../../../shared/http/call.ts";
import { callHtml } from "../../../shared/http/call-html.ts";
import { warn } from "../../../shared/warn.ts";

/**
 * Loads the HTML at `path` for `part`, which is marked busy meanwhile. Returns null when the request was superseded, or
 * failed, in which case `onError` is called. HTML without an element that matches `needed`, and a whole page, count as
 * failures.
 */
export async function fetchPart(
  part: HTMLElement,
  path: string,
  needed: string,
  signal: AbortSignal,
  onError: () => void,
): Promise<string | null> {
  part.setAttribute("aria-busy", "true");
  try {
    const html = await callHtml(path, { signal });
    if (
      /<(!doctype|html|body)/i.test(html) ||
      !new DOMParser().parseFromString(html, "text/html").body.querySelector(needed)
    )
      throw new AnswerError(`expected ${needed}, and no whole page, from ${path}`);
    if (signal.aborted) return null;
    part.removeAttribute("aria-busy");
    return html;
  } catch (error) {
    // A newer request keeps the element busy.
    if (signal.aborted) return null;
    part.removeAttribute("aria-busy");
    warn("news could not be loaded.", error);
    onError();
    return null;
  }
}
