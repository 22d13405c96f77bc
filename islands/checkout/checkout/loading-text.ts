import { announce } from "../../../shared/live.ts";

/**
 * While the order waits (`data-waiting`), or is on its way (`aria-busy` in the background, `data-sent` by the browser), a button shows its
 * `data-loading-text` instead of its own, and screen readers hear it. Returns how to take it back. CHK-05
 */
export function loadingText(form: HTMLFormElement): () => void {
  // The value of an input is sent.
  const buttons = [...form.elements].filter(
    (element): element is HTMLButtonElement => element instanceof HTMLButtonElement && "loadingText" in element.dataset,
  );
  const own = buttons.map((button) => [...button.childNodes]);
  let isLoading = false;

  function show(is: boolean): void {
    if (is === isLoading) return;
    isLoading = is;
    buttons.forEach((button, index) =>
      button.replaceChildren(...(is ? [button.dataset["loadingText"]!] : own[index]!)),
    );
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
