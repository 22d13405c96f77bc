import type { Config } from "../../../shared/island/field.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { afterDelay } from "../../../shared/popup/delay.ts";
import { dismiss, dismissalOf, isWanted } from "../../../shared/popup/dismissals.ts";
import { inTurn } from "../../../shared/popup/in-turn.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";

export default function popup(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  if (!(host instanceof HTMLTemplateElement))
    throw new IslandError("config", `popup on ${nameOf(host)} expects a <template>.`);
  const known = dismissalOf(host, "popup", config);
  if (!isWanted("Popups", known)) return;

  async function prepare(): Promise<() => Promise<void>> {
    const [{ showPopup }] = await Promise.all([
      loadLater("popup", () => import("../../../shared/popup/popup-dialog.tsx")),
      whenTexts(),
    ]);
    return async () => {
      if (isWanted("Popups", known))
        await showPopup(config.title, (host as HTMLTemplateElement).content.cloneNode(true), () =>
          dismiss("Popups", known),
        );
    };
  }

  void afterDelay(signal).then(() => inTurn("popup", signal, prepare));
}
