import { contentsOf } from "../contents.ts";
import type { Core } from "../core.ts";
import { makeAbsolute } from "../navigation/absolute.ts";
import { pageSection } from "../navigation/parse.ts";
import { showProgress } from "../navigation/progress.ts";
import { contentOf, fetchPage, isWhole } from "../navigation/request.ts";
import type { Show } from "../navigation/show.ts";
import { addStyles } from "../navigation/styles.ts";

/** The dialog that is awaited, and for which link; a newer one ends it. */
let awaited: { opener: Element; abort: AbortController } | undefined;

/** Opens the page section of `url` in a dialog; when that fails, the page itself. NAV-13 */
export async function openModal(url: string, opener: Element, { dialog, setHtml }: Core, show: Show): Promise<void> {
  if (awaited?.opener === opener) return;
  awaited?.abort.abort();
  const abort = new AbortController();
  awaited = { opener, abort };
  document.addEventListener("page:out", () => abort.abort(), { once: true, signal: abort.signal });
  const progress = showProgress(opener);
  try {
    const chunk = dialog<typeof import("../dialogs/modal.tsx")>("modal");
    const { answer, doc } = await fetchPage({ url, method: "GET", headers: {} }, abort.signal);
    const section = pageSection(doc);
    // A fragment is shown whole; a page of another kind is the browser's.
    if (!section && isWhole(answer)) return location.assign(url);
    const content = section ? contentsOf(section) : contentOf(answer);
    makeAbsolute(content, answer.url);
    const title = takeHeading(content) || doc.title;
    const [{ showModal }, styles] = await Promise.all([chunk, section ? addStyles(doc) : []]);
    if (abort.signal.aborted) return;
    const takeStylesOff = show.alsoStyles(styles);
    showModal(title, (body) => setHtml(body, content), takeStylesOff);
  } catch {
    if (!abort.signal.aborted) location.assign(url);
  } finally {
    progress();
    if (awaited?.abort === abort) awaited = undefined;
    abort.abort();
  }
}

/** The content's first heading, which becomes the dialog's. */
export function takeHeading(content: ParentNode): string {
  const heading = content.querySelector("h1");
  heading?.remove();
  return heading?.textContent?.trim() ?? "";
}
