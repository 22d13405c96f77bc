/** The submitter's own come first. Attributes, because a field called "action" hides the property. */
export const attribute = (form: HTMLFormElement, submitter: HTMLElement | null, name: string): string =>
  submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";

export function actionOf(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const action = attribute(form, submitter, "action");
  return new URL(action || location.href, action ? document.baseURI : undefined);
}

/**
 * Whether the form is sent in the background: it says so, and stays on this site and in this window. The browser has what is to
 * be sent in an old charset or as plain text, and what closes a dialog. NAV-14
 */
export function isOurs(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  // Not with `matches`, which a field of that name hides.
  const { dataset } = form;
  return (
    "ajax" in dataset &&
    dataset["ajax"] !== "false" &&
    document.characterSet === "UTF-8" &&
    /^(utf-?8)?$/i.test(attribute(form, submitter, "accept-charset")) &&
    /^(_self)?$/i.test(attribute(form, submitter, "target")) &&
    !/^dialog$/i.test(attribute(form, submitter, "method")) &&
    !/^text\/plain$/i.test(attribute(form, submitter, "enctype")) &&
    actionOf(form, submitter).origin === location.origin
  );
}
