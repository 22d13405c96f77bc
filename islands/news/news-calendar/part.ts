import { AnswerError, callHtml } from "../../../shared/http/call.ts";
import { warn } from "../../../shared/warn.ts";

/**
 * What the server has at `path` for `part`, which is busy meanwhile; null when it could not be had, which `failed` is told, or is not wanted any
 * more. An answer without an element that matches `needed`, or that is a whole page, is none.
 */
export async function fetchPart(
  part: HTMLElement,
  path: string,
  needed: string,
  running: AbortSignal,
  failed: () => void,
): Promise<string | null> {
  part.setAttribute("aria-busy", "true");
  try {
    const html = await callHtml(path, { signal: running });
    if (
      /<(!doctype|html|body)/i.test(html) ||
      !new DOMParser().parseFromString(html, "text/html").body.querySelector(needed)
    )
      throw new AnswerError(`expected ${needed}, and no whole page, from ${path}`);
    if (running.aborted) return null;
    part.removeAttribute("aria-busy");
    return html;
  } catch (error) {
    // What is asked for since keeps it busy.
    if (running.aborted) return null;
    part.removeAttribute("aria-busy");
    warn("news could not be loaded.", error);
    failed();
    return null;
  }
}
