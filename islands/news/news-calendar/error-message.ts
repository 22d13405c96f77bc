import { withTexts } from "../../../shared/i18n/texts.ts";

export interface ErrorMessage {
  show(): void;
  hide(): void;
}

/** Shows an error message beside the calendar when content could not be loaded. NEW-01 */
export function errorMessage(host: HTMLElement, calendar: HTMLElement, signal: AbortSignal): ErrorMessage {
  let alert: HTMLElement | undefined;
  let stopTexts = (): void => {};
  const hide = (): void => {
    stopTexts();
    alert?.remove();
  };
  signal.addEventListener("abort", hide);
  return {
    hide,
    show() {
      hide();
      const element = (alert = document.createElement("div"));
      element.className = "alert alert-danger";
      element.setAttribute("role", "alert");
      const place = host.querySelector("[data-news-message]");
      if (place) place.append(element);
      else calendar.after(element);
      stopTexts = withTexts((t) => (element.textContent = t("Core.Error")));
    },
  };
}
