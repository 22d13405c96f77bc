import { sendForm } from "../../../shared/http/after-login.ts";
import type { Answer } from "./rules.ts";

/** The page with the form of an address, as the server sends it to be shown by itself. */
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

/** The first form in the page section of `html`, from `url`, that has something to fill in; with `like`, fields of that one. */
export function formIn(html: string, url: string, like?: HTMLFormElement): AddressForm | undefined {
  const doc = new DOMParser().parseFromString(html, "text/html");
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

/** The page behind the dialog may have fields of the same ids. */
export function ownIds(form: HTMLFormElement, prefix: string): void {
  // Attributes: a field called "id" hides the property.
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

/** Where the form leads once it is saved; empty where it does not say. */
export function returnPathOf(form: HTMLFormElement): string {
  const action = new URL(form.getAttribute("action")!, location.href);
  const given = String(new FormData(form).get("returnUrl") ?? "") || action.searchParams.get("returnUrl") || "";
  return given && URL.canParse(given, location.href) ? new URL(given, location.href).pathname : "";
}

/** Sends the form, as `sendForm` does; the answer may say which address it has saved. */
export async function post(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  signal: AbortSignal,
): Promise<Omit<Answer, "hasForm"> & { html: string }> {
  const answer = await sendForm(form, submitter, signal);
  const savedId =
    new DOMParser()
      .parseFromString(answer.html, "text/html")
      .querySelector("[data-address-saved]")
      ?.getAttribute("data-address-saved") ?? null;
  return { ...answer, savedId };
}
