import { announce } from "../../../shared/a11y/live-region.ts";
import { copy } from "../../../shared/dom/copy.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { notify } from "../../../shared/notify.ts";
import type definition from "./definition.ts";

export default function copyText(
  host: HTMLElement,
  { text }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const ownWords = [...host.childNodes];
  let t: Translate | undefined;
  const stopTexts = withTexts((latest) => (t = latest));
  const showOwnWords = (): void => host.replaceChildren(...ownWords);

  const showCopied = (): void => {
    if (signal.aborted || !t) return;
    const copied = t("Share.TextCopied");
    // The words stay while the visitor is at the button, and no clock takes them away from slow readers.
    if (document.activeElement === host) host.replaceChildren(copied);
    announce(copied);
  };

  const sayFailed = (): void => {
    if (t) notify({ kind: "error", text: t("Share.TextNotCopied", text) });
  };

  const copyIt = (): void => {
    // In Safari, a press does not focus a button.
    host.focus({ preventScroll: true });
    void copy(text).then(showCopied, sayFailed);
  };

  host.addEventListener("click", copyIt, { signal });
  host.addEventListener("blur", showOwnWords, { signal });
  return () => {
    stopTexts();
    showOwnWords();
  };
}
