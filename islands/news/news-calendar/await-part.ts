import { warn } from "../../../shared/warn.ts";

/**
 * Waits for the HTML of `part`, which is marked busy meanwhile. Returns null when the request was superseded, or failed,
 * in which case `onError` is called.
 */
export async function awaitPart(
  part: HTMLElement,
  request: Promise<string>,
  signal: AbortSignal,
  onError: () => void,
): Promise<string | null> {
  part.setAttribute("aria-busy", "true");
  try {
    const html = await request;
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
