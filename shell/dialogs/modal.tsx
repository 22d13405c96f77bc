import { useEffect, useRef, type ReactNode } from "react";
import { on } from "../../shared/events.ts";
import { shell } from "../../shared/face.ts";
import { Dialog } from "../../shared/dialog/dialog.tsx";
import { openDialog } from "../../shared/dialog/open-dialog.tsx";
import { takeHeading } from "../behaviours/take-heading.ts";
import { contentsOf } from "../contents.ts";
import { makeAbsolute } from "../navigation/absolute.ts";
import type { Content } from "../navigation/kept.ts";
import type { LateTools } from "../navigation/late-tools.ts";
import { pageSection } from "../navigation/parse.ts";

/** The dialog that is awaited, and for which link; a newer one ends it. */
let awaited: { opener: Element; abort: AbortController } | undefined;

/** Opens the page section of `url` in a dialog over the page `from`, if that is still shown; when it fails, the page itself. NAV-13 */
export async function openModal(url: string, opener: Element, tools: LateTools, from: Content): Promise<void> {
  const { core, show, addStyles, contentOf, fetchPage, isWhole, nothing, showProgress } = tools;
  if (!opener.isConnected || show.content() !== from || awaited?.opener === opener) return;
  awaited?.abort.abort();
  const abort = new AbortController();
  awaited = { opener, abort };
  on(document, "page:out", ({ stay }) => stay || abort.abort(), abort.signal);
  const progress = showProgress(opener);
  try {
    const { answer, doc } = await fetchPage({ url, method: "GET", headers: {} }, abort.signal);
    const section = pageSection(doc);
    // A fragment is shown whole; a page of another kind is the browser's.
    if (!section && isWhole(answer)) return location.assign(url);
    const content = section ? contentsOf(section) : contentOf(answer);
    makeAbsolute(content, answer.url);
    const title = takeHeading(content) || doc.title;
    const styles = section ? await addStyles(doc) : [];
    if (abort.signal.aborted) return;
    // A form in the dialog shows its answer there.
    if (content.querySelector("form[data-ajax]")) core.late("fill-target").catch(() => {});
    const takeStylesOff = show.alsoStyles(styles);
    showModal(title, (body) => core.setHtml(body, content), takeStylesOff);
  } catch (error) {
    if (!abort.signal.aborted && error !== nothing) location.assign(url);
  } finally {
    progress();
    if (awaited?.abort === abort) awaited = undefined;
    abort.abort();
  }
}

/** Shows what `fill` puts into an element, in a dialog under `title`. `onClose` is called once, also when it never opens. NAV-13 */
function showModal(title: string, fill: (body: HTMLElement) => void, onClose: () => void): void {
  openDialog(
    (t, close, id) => (
      <Dialog
        id={id}
        title={title}
        closeText={t("Core.Close")}
        onClose={() => {
          close();
          onClose();
        }}
        className="atoll-modal"
      >
        <ModalBody fill={fill} />
      </Dialog>
    ),
    onClose,
  );
}

/** The server's HTML has a place of its own, which the framework leaves alone. */
function ModalBody({ fill }: { fill: (body: HTMLElement) => void }): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current!;
    fill(element);
    return () => shell().sweep(element);
  }, [fill]);
  return <div ref={body} className="atoll-modal-body" />;
}
