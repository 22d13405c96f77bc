import { fetchInformation } from "../../../shared/api/informations.ts";
import { on } from "../../../shared/events.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { readCookie, writeCookie } from "../../../shared/popup/cookie.ts";
import { enqueuePopup } from "../../../shared/popup/popup-queue.ts";
import { anySignal } from "../../../shared/time/any-signal.ts";

const COOKIE = "InformationPopup";
/** A visitor sees the popup once a week. CNT-06 */
const LIFETIME_HOURS = 168;

const wasSeen = (): boolean => readCookie(COOKIE) !== undefined;

export default function informationPopup(host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  let visit: AbortController | undefined;
  const begin = (): void => {
    visit = new AbortController();
    const visitSignal = anySignal(signal, visit.signal);
    if (!wasSeen()) enqueuePopup("popup", visitSignal, () => prepare(visitSignal));
  };
  begin();
  if (host.closest("#page")) return;
  // A host outside #page stays mounted when the page changes. The next page's body may not have the attribute.
  on(document, "page:out", ({ stay }) => stay || visit?.abort(), signal);
  on(
    document,
    "page:loaded",
    ({ stay, target }) => stay || target.id !== "page" || !host.matches("[data-island=information-popup]") || begin(),
    signal,
  );
}

/**
 * Loads the information when the queue reaches it, not before: the visitor may have seen it in another tab meanwhile,
 * or left the page by a link in an earlier popup.
 */
async function prepare(signal: AbortSignal): Promise<(() => Promise<void>) | undefined> {
  if (wasSeen()) return undefined;
  const information = await fetchInformation(signal);
  if (!information) return undefined;
  const [{ showPopup }, t] = await Promise.all([
    lazyImport("information", () => import("../../../shared/popup/popup-dialog.tsx")),
    whenTexts(),
  ]);
  return async () => {
    if (!wasSeen())
      await showPopup(information.title || t("Information.Title"), information.content, () =>
        writeCookie(COOKIE, "1", LIFETIME_HOURS),
      );
  };
}
