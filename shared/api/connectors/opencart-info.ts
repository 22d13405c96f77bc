import { newElement } from "../../dom/new-element.ts";
import type { Cart } from "../cart.ts";
import { parseDocument } from "../../dom/parse-document.ts";

/** The cart in the header of OpenCart's default themes, as the shop renders it again for its own scripts. */

export interface Info {
  cart: Cart;
  /** The content of the menu that the cart opens. */
  menu: string;
  /** The name of the product of a line; empty when it has no link, undefined when there is no such line. */
  nameOf(key: string): string | undefined;
}

/** Reads its HTML: "2 item(s) - $246.40" on the button, and a row for each line. Throws when it is no such cart. */
export function readInfo(html: string): Info {
  const { body } = parseDocument(html);
  const button = body.querySelector("button")?.textContent ?? "";
  const [, count, total = ""] = /(\d+)[^\d]*?-\s*(.*)$/s.exec(button.trim()) ?? [];
  if (count === undefined) throw new Error("expected the number of products in the cart of the header");
  const lines = new Map([...body.querySelectorAll("tr")].flatMap((row) => entryOf(row) ?? []).map((line) => line));
  return {
    cart: {
      lineCount: lines.size,
      itemCount: Number(count),
      totalTaxInclHtml: newElement("span", "amount", total.trim()).outerHTML,
      headerHtml: (body.querySelector("#cart") ?? body).innerHTML,
    },
    menu: body.querySelector(".dropdown-menu")?.innerHTML ?? "",
    nameOf: (key) => lines.get(key),
  };
}

/** The key of a line and its name. Version 4 has the key in a field, version 3 in the handler of the button. */
function entryOf(row: Element): [[key: string, name: string]] | undefined {
  const field = row.querySelector<HTMLInputElement>("[name=key]");
  const handler = row.querySelector("[onclick*='cart.remove']")?.getAttribute("onclick") ?? "";
  const key = field?.value ?? /cart\.remove\('([^']*)'\)/.exec(handler)?.[1];
  if (key === undefined) return undefined;
  // The first link has the photo.
  const names = [...row.querySelectorAll("a")].map((link) => link.textContent.trim());
  return [[key, names.find((name) => name) ?? ""]];
}
