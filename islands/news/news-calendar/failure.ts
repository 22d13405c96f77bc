import { withTexts } from "../../../shared/i18n/texts.ts";

/** What is told beside the calendar when something could not be loaded. NEW-01 */
export function failure(
  host: HTMLElement,
  calendar: HTMLElement,
  signal: AbortSignal,
): { tell(): void; forget(): void } {
  let alert: HTMLElement | undefined;
  let stop = (): void => {};
  const forget = (): void => {
    stop();
    alert?.remove();
  };
  signal.addEventListener("abort", forget);
  return {
    forget,
    tell() {
      forget();
      alert = document.createElement("div");
      alert.className = "alert alert-danger";
      alert.setAttribute("role", "alert");
      const place = host.querySelector("[data-news-message]");
      if (place) place.append(alert);
      else calendar.after(alert);
      const shown = alert;
      stop = withTexts((t) => (shown.textContent = t("Core.Error")));
    },
  };
}
