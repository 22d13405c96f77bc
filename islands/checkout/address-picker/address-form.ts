import { sendForm } from "../../../shared/http/after-login.ts";
import type { Answer } from "./rules.ts";
import { parseDocument } from "../../../shared/dom/parse-document.ts";

/** An address form, read from the full page that the server sends. */
export interface AddressForm {
  title: string;
  form: HTMLFormElement;
}

const addresses = ["action", "formaction", "href"];
const references = ["for", "aria-describedby", "aria-labelledby", "aria-controls", "list", "form", "popovertarget"];
const anchors = ["href", "data-target"];

const namesOf = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>("[name]:is(input:not([type=hidden]), select, textarea)")].map(
    ({ name }) => name,
  );

/**
 * Finds the first form with visible fields in the page section of `html`, loaded from `url`. With `like`, it must share
 * a field name with that form.
 */
export function findAddressForm(html: string, url: string, like?: HTMLFormElement): AddressForm | undefined {
  const doc = parseDocument(html);
  const section = doc.querySelector("#page") ?? doc.body;
  const form = [...section.querySelectorAll<HTMLFormElement>("form[method=post]")].find((form) => {
    const names = namesOf(form);
    return like ? namesOf(like).some((name) => names.includes(name)) : names.length > 0;
  });
  if (!form) return undefined;
  const title = section.querySelector("h1")?.textContent?.trim() || doc.title;
  for (const name of addresses)
    for (const element of [form, ...form.querySelectorAll(`[${name}]`)]) absolute(element, name, url);
  if (!form.hasAttribute("action")) form.setAttribute("action", url);
  return { title, form };
}

function absolute(element: Element, name: string, url: string): void {
  const address = element.getAttribute(name);
  if (address && !address.startsWith("#") && URL.canParse(address, url))
    element.setAttribute(name, new URL(address, url).href);
}

/** Prefixes ids and references to them: the page behind the dialog may use the same ids. */
export function prefixIds(form: HTMLFormElement, prefix: string): void {
  // Read the attribute: a field named "id" hides the property.
  for (const element of [form, ...form.querySelectorAll("[id]")])
    if (element.hasAttribute("id")) element.setAttribute("id", prefix + element.getAttribute("id")!);
  for (const name of references) {
    for (const element of form.querySelectorAll(`[${name}]`))
      element.setAttribute(
        name,
        element
          .getAttribute(name)!
          .trim()
          .split(/\s+/)
          .map((id) => prefix + id)
          .join(" "),
      );
  }
  for (const name of anchors)
    for (const element of form.querySelectorAll(`[${name}^="#"]`))
      element.setAttribute(name, `#${prefix}${element.getAttribute(name)!.slice(1)}`);
}

/** Path that the form returns to after saving; empty when it has none. */
export function returnPathOf(form: HTMLFormElement): string {
  const action = new URL(form.getAttribute("action")!, location.href);
  const returnUrl = String(new FormData(form).get("returnUrl") ?? "") || action.searchParams.get("returnUrl") || "";
  return returnUrl && URL.canParse(returnUrl, location.href) ? new URL(returnUrl, location.href).pathname : "";
}

/** Sends the form by `sendForm`, and reads the id of the saved address from the answer. */
export async function postAddress(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  signal: AbortSignal,
): Promise<Omit<Answer, "hasForm"> & { html: string }> {
  const answer = await sendForm(form, submitter, signal);
  const savedId =
    parseDocument(answer.html).querySelector("[data-address-saved]")?.getAttribute("data-address-saved") ?? null;
  return { ...answer, savedId };
}
