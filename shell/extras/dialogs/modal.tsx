import { useEffect, useRef, type ReactNode } from "react";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/shell-api.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { Content } from "../../navigation/cache.ts";
import { fetchPage } from "../../common/fetch-page.ts";
import { showProgress } from "../../navigation/fetch.ts";
import { noPage } from "../../navigation/page.ts";
import type { Session } from "../../navigation/session.ts";
import { alsoStyles } from "../../common/also-styles.ts";
import { extractHeading } from "../../common/extract-heading.ts";

/** The dialog that is loading, and its link. A newer one aborts it. */
let loading: { opener: Element; abort: AbortController } | undefined;

/**
 * Opens the page section of `url` in a dialog if `from` is still the current page. On failure the browser opens `url`.
 * NAV-13
 */
export async function open(session: Session, url: string, opener: Element, from: Content): Promise<void> {
  // A dialog that a visit has ended may still wait for its texts; its link may be pressed again.
  const isUnderWay = loading?.opener === opener && !loading.abort.signal.aborted;
  if (!opener.isConnected || session.page !== from || isUnderWay) return;
  loading?.abort.abort();
  const abort = new AbortController();
  loading = { opener, abort };
  on(document, "page:out", ({ stay }) => stay || abort.abort(), abort.signal);
  const progress = showProgress(opener);
  try {
    const [response, { contentFor }] = await Promise.all([
      fetchPage(session, { url, method: "GET", headers: {} }, abort.signal),
      session.load<typeof import("../places/index.ts")>("places"),
    ]);
    const { nodes, styles } = await contentFor(session, null, response, true);
    const title = extractHeading(nodes) || response.doc.title;
    // Until the dialog is there, another press must find this one under way.
    await whenTexts();
    if (abort.signal.aborted) return;
    // A form in the dialog will show its response there: preload that code.
    if (nodes.querySelector("form[data-ajax]")) session.load("forms").catch(() => {});
    const removeStyles = alsoStyles(session, styles);
    await showModal(title, (body) => session.setHtml(body, nodes), removeStyles);
  } catch (error) {
    if (!abort.signal.aborted && error !== noPage) location.assign(url);
  } finally {
    progress();
    if (loading?.abort === abort) loading = undefined;
    abort.abort();
  }
}

/**
 * Opens a dialog whose body is filled by `fill`. Calls `onClose` exactly once, even when the dialog never opens. NAV-13
 */
function showModal(title: string, fill: (body: HTMLElement) => void, onClose: () => void): Promise<void> {
  return openDialog(
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

/** A container for the server's HTML that the framework never renders into. */
function ModalBody({ fill }: { fill: (body: HTMLElement) => void }): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current!;
    fill(element);
    return () => shell().sweep(element);
  }, [fill]);
  return <div ref={body} className="atoll-modal-body" />;
}
