import { announce } from "../../../shared/live.ts";

/**
 * While the order waits (`data-waiting`), or is on its way (`aria-busy` in the background, `data-sent` by the browser), a button shows its
 * `data-loading-text` instead of its own, and screen readers hear it. Returns how to take it back. CHK-05
 */
export function loadingText(form: HTMLFormElement): () => void {
  const buttons = [...form.querySelectorAll<HTMLButtonElement | HTMLInputElement>("button[data-loading-text], input[data-loading-text]")];
  const key = (button: Element) => (button instanceof HTMLInputElement ? "value" : "textContent") as "textContent";
  const own = buttons.map((button) => button[key(button)]);
  let isLoading = false;

  function show(is: boolean): void {
    if (is === isLoading) return;
    isLoading = is;
    buttons.forEach((button, index) => (button[key(button)] = is ? button.dataset["loadingText"]! : own[index]!));
    if (is && buttons[0]) announce(buttons[0].dataset["loadingText"]!);
  }

  const watch = (): void => show(form.matches('[data-waiting], [data-sent], [aria-busy="true"]'));
  const observer = new MutationObserver(watch);
  observer.observe(form, { attributeFilter: ["data-waiting", "data-sent", "aria-busy"] });
  watch();
  return () => {
    observer.disconnect();
    show(false);
  };
}
