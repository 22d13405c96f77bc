import { informationsPath } from "../../../shared/api/informations.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { callHtml } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { readCookie, writeCookie } from "../../../shared/popup/cookie.ts";
import { inTurn } from "../../../shared/popup/in-turn.ts";
import { readInformation } from "./rules.ts";

const COOKIE = "InformationPopup";
/** Hours. CNT-06 */
const LIFETIME = 168;

const isSeen = (): boolean => readCookie(COOKIE) !== undefined;

export default function informationPopup(host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  let visit: AbortController | undefined;
  const begin = (): void => {
    visit = new AbortController();
    const both = AbortSignal.any([signal, visit.signal]);
    if (!isSeen()) inTurn("popup", both, () => prepare(both));
  };
  begin();
  if (host.closest("#page")) return;
  // What stands around the page section outlives its page, whose body may bear the mark no more, or again.
  on(document, "page:out", ({ stay }) => stay || visit?.abort(), signal);
  on(
    document,
    "page:loaded",
    ({ stay, target }) => stay || target.id !== "page" || !host.matches("[data-island=information-popup]") || begin(),
    signal,
  );
}

/** Asked for once its turn has come: whoever closes another one of it, or a popup with a link, may need it no more. */
async function prepare(signal: AbortSignal): Promise<(() => Promise<void>) | undefined> {
  if (isSeen()) return undefined;
  const html = await callHtml(informationsPath(shell().settings.culture), { signal, login: false });
  const information = readInformation(new DOMParser().parseFromString(html, "text/html"));
  if (!information) return undefined;
  const [{ showPopup }, t] = await Promise.all([
    loadLater("information", () => import("../../../shared/popup/popup-dialog.tsx")),
    whenTexts(),
  ]);
  return async () => {
    if (!isSeen())
      await showPopup(information.title || t("Information.Title"), information.content, () =>
        writeCookie(COOKIE, "1", LIFETIME),
      );
  };
}
