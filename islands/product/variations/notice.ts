import type { Translate } from "../../../shared/i18n/texts.ts";

/** Adds a one-line message to `place`. With `again`, the message has a button to try again. */
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
    // A button without a type would submit the form.
    button.type = "button";
    button.className = "atoll-again";
    button.textContent = again.t("Variant.TryAgain");
    button.addEventListener("click", again.act, { signal: again.signal });
    notice.append(" ", button);
  }
  place.append(notice);
  return notice;
}

/** Removes `notice`. A focus inside it moves to `heir`. */
export function removeNotice(notice: HTMLElement | undefined, heir: HTMLElement | null | undefined): void {
  const had = notice?.contains(document.activeElement);
  notice?.remove();
  if (had) heir?.focus({ preventScroll: true });
}
