import type { Core } from "../core.ts";
import { pageSection } from "../navigation/parse.ts";
import { showProgress } from "../navigation/progress.ts";
import { fetchPage } from "../navigation/request.ts";

/** Opens the page section of `url` in a dialog; when that fails, the page itself. NAV-13 */
export async function openModal(url: string, opener: Element, { dialog, setHtml }: Core): Promise<void> {
  const progress = showProgress(opener);
  try {
    const chunk = dialog<typeof import("../dialogs/modal.tsx")>("modal");
    const { doc } = await fetchPage({ url, method: "GET", headers: {} }, new AbortController().signal);
    const section = pageSection(doc) ?? doc.body;
    // The page's heading becomes the dialog's.
    const heading = section.querySelector("h1");
    heading?.remove();
    const content = document.createDocumentFragment();
    content.append(...section.childNodes);
    (await chunk).showModal(heading?.textContent?.trim() || doc.title, (body) => setHtml(body, content));
  } catch {
    location.assign(url);
  } finally {
    progress();
  }
}
