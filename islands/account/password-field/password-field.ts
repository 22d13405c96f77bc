import { newElement } from "../../../shared/dom/new-element.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { labelOf } from "../../../shared/a11y/label-of.ts";

export default function passwordField(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const field = host.querySelector<HTMLInputElement>("input[type=password]")!;
  const action = newElement("span", "");
  // The button is named by its text, not by `aria-label`: only the field may be found by that label.
  const name = newElement("span", "atoll-visually-hidden");
  const button = newElement("button", "atoll-show-password", action, name);
  button.type = "button";
  let isVisible = false;
  let updateTexts = (): void => {};

  function show(visible: boolean): void {
    isVisible = visible;
    field.type = visible ? "text" : "password";
    updateTexts();
  }
  button.addEventListener("click", () => show(!isVisible), { signal });
  // Browsers remember values that are submitted from a text field.
  field.form?.addEventListener("submit", () => show(false), { signal });
  const stopTexts = withTexts((t) => {
    updateTexts = () => {
      action.textContent = t(isVisible ? "Password.Hide" : "Password.Show");
      name.textContent = ` ${labelOf(field)}`;
    };
    updateTexts();
    if (!button.isConnected) field.after(button);
  });
  return () => {
    stopTexts();
    button.remove();
    field.type = "password";
    field.value = "";
  };
}
