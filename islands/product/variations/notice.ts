import type { Translate } from "../../../shared/i18n/texts.ts";

/** One line in `place`, with a button to try again where `again` is given. What it says is in the words of `t`. */
export function noticeIn(
  place: HTMLElement,
  className: string,
  text: string,
  again?: { t: Translate; act: () => void; signal: AbortSignal },
): HTMLElement {
  const notice = document.createElement("div");
  notice.className = className;
  notice.append(text);
  if (again) {
    const button = document.createElement("button");
    // The form of the page is not sent by it.
    button.type = "button";
    button.className = "atoll-again";
    button.textContent = again.t("Variant.TryAgain");
    button.addEventListener("click", again.act, { signal: again.signal });
    notice.append(" ", button);
  }
  place.append(notice);
  return notice;
}

/** Gives the focus that was in `notice` to `heir`, and takes the notice away. */
export function removeNotice(notice: HTMLElement | undefined, heir: HTMLElement | null | undefined): void {
  const had = notice?.contains(document.activeElement);
  notice?.remove();
  if (had) heir?.focus({ preventScroll: true });
}
