import { contentsOf } from "../contents.ts";
import type { Core } from "../core.ts";
import { pageSection } from "../navigation/parse.ts";
import { showProgress } from "../navigation/progress.ts";
import { contentOf, fetchPage, isWhole } from "../navigation/request.ts";
import type { Show } from "../navigation/show.ts";
import { addStyles } from "../navigation/styles.ts";

/** Links whose dialog is awaited. */
const awaited = new WeakSet<Element>();

/** Opens the page section of `url` in a dialog; when that fails, the page itself. NAV-13 */
export async function openModal(url: string, opener: Element, { dialog, setHtml }: Core, show: Show): Promise<void> {
  if (awaited.has(opener)) return;
  awaited.add(opener);
  const abort = new AbortController();
  document.addEventListener("page:leave", () => abort.abort(), { once: true, signal: abort.signal });
  const progress = showProgress(opener);
  try {
    const chunk = dialog<typeof import("../dialogs/modal.tsx")>("modal");
    const { answer, doc } = await fetchPage({ url, method: "GET", headers: {} }, abort.signal);
    const section = pageSection(doc);
    // A fragment is shown whole; a page of another kind is the browser's.
    if (!section && isWhole(answer)) return location.assign(url);
    const content = section ? contentsOf(section) : contentOf(answer);
    const title = takeHeading(content) || doc.title;
    const [{ showModal }, styles] = await Promise.all([chunk, section ? addStyles(doc) : []]);
    if (abort.signal.aborted) return;
    show.alsoStyles(styles);
    showModal(title, (body) => setHtml(body, content));
  } catch {
    if (!abort.signal.aborted) location.assign(url);
  } finally {
    progress();
    awaited.delete(opener);
    abort.abort();
  }
}

/** The content's first heading, which becomes the dialog's. */
export function takeHeading(content: ParentNode): string {
  const heading = content.querySelector("h1");
  heading?.remove();
  return heading?.textContent?.trim() ?? "";
}
