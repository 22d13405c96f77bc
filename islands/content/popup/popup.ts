import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { afterDelay } from "../../../shared/popup/delay.ts";
import { dismiss, dismissalOf, shouldShow } from "../../../shared/popup/dismissals.ts";
import { enqueuePopup } from "../../../shared/popup/popup-queue.ts";
import type definition from "./definition.ts";

export default function popup(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const dismissal = dismissalOf(host, "popup", config);
  if (!shouldShow("Popups", dismissal)) return;

  async function prepare(): Promise<() => Promise<void>> {
    const [{ showPopup }] = await Promise.all([
      lazyImport("popup", () => import("../../../shared/popup/popup-dialog.tsx")),
      whenTexts(),
    ]);
    return async () => {
      if (shouldShow("Popups", dismissal))
        await showPopup(config.title, (host as HTMLTemplateElement).content.cloneNode(true), () =>
          dismiss("Popups", dismissal),
        );
    };
  }

  void afterDelay(signal).then(() => enqueuePopup("popup", signal, prepare));
}
