import { element } from "../../../shared/element.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { labelOf } from "../../../shared/label-of.ts";
import { nameOf } from "../../../shared/warn.ts";

export default function passwordField(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const input = host.querySelector<HTMLInputElement>("input[type=password]");
  if (!input)
    throw new IslandError(
      "config",
      `password-field on ${nameOf(host)} expects an input of type password in it, found none.`,
    );
  const field = input;
  const word = element("span", "");
  // By its text, not by a label of its own: the field alone is called by its label.
  const name = element("span", "atoll-visually-hidden");
  const button = element("button", "atoll-show-password", word, name);
  button.type = "button";
  let isSeen = false;
  let say = (): void => {};

  function show(seen: boolean): void {
    isSeen = seen;
    field.type = seen ? "text" : "password";
    say();
  }
  button.addEventListener("click", () => show(!isSeen), { signal });
  // Browsers remember what is sent from a field of text.
  field.form?.addEventListener("submit", () => show(false), { signal });
  const stopTexts = withTexts((t) => {
    say = () => {
      word.textContent = t(isSeen ? "Password.Hide" : "Password.Show");
      name.textContent = ` ${labelOf(field).replace(/\s*\*$/, "")}`;
    };
    say();
    if (!button.isConnected) field.after(button);
  });
  return () => {
    stopTexts();
    button.remove();
    field.type = "password";
    field.value = "";
  };
}
