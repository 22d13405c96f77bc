import { isMatch } from "./document.ts";
import { isFullLoad } from "./settings.ts";

/** A form attribute, which the submitter can override. Not the property: a field named "action" would shadow it. */
export const attribute = (form: HTMLFormElement, submitter: HTMLElement | null, name: string): string =>
  submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";

export function actionOf(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const action = attribute(form, submitter, "action");
  return new URL(action || location.href, action ? document.baseURI : undefined);
}

/**
 * Whether the shell sends the form in the background: it has `data-ajax` and stays on this origin and in this window.
 * The browser keeps forms in a legacy charset or as plain text, and those with method "dialog". NAV-14
 */
export function isOurs(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const { dataset } = form;
  return (
    "ajax" in dataset &&
    dataset["ajax"] !== "false" &&
    !isMatch(form, ".no-ajax, .no-ajax *") &&
    document.characterSet === "UTF-8" &&
    /^(utf-?8)?$/i.test(attribute(form, submitter, "accept-charset")) &&
    /^(_self)?$/i.test(attribute(form, submitter, "target")) &&
    !/^dialog$/i.test(attribute(form, submitter, "method")) &&
    !/^text\/plain$/i.test(attribute(form, submitter, "enctype")) &&
    actionOf(form, submitter).origin === location.origin &&
    !isFullLoad(actionOf(form, submitter))
  );
}
