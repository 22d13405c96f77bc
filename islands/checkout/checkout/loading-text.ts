import { announce } from "../../../shared/a11y/live-region.ts";
import { fieldsOf } from "../../../shared/form/form-of.ts";

/**
 * Shows and announces the `data-loading-text` of a button while the order waits (`data-waiting`) or is being sent
 * (`aria-busy` in the background, `data-sent` by the browser). Returns a function that restores the buttons. CHK-05
 */
export function loadingText(form: HTMLFormElement): () => void {
  // Only `button` elements: the text of an `input` is the value that it submits.
  const buttons = fieldsOf(form).filter(
    (element: HTMLElement): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && "loadingText" in element.dataset,
  );
  const originalContent = buttons.map((button) => [...button.childNodes]);
  let isLoading = false;

  function show(is: boolean): void {
    if (is === isLoading) return;
    isLoading = is;
    buttons.forEach((button, index) =>
      button.replaceChildren(...(is ? [button.dataset["loadingText"]!] : originalContent[index]!)),
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
