import { type Customer, findCustomers } from "../../../shared/api/customers.ts";
import { combobox } from "../../../shared/combobox/combobox.ts";
import { markedText } from "../../../shared/combobox/matched.ts";
import { searchAddress, searchInput } from "../../../shared/combobox/search-box.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { fieldIn } from "../../../shared/form/form-of.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import type definition from "./definition.ts";

const textKeys = {
  found: "Customers.Found",
  none: "Customers.None",
  failed: "Customers.Failed",
  count: "Customers.Count",
};

export default function customerEdit(
  host: HTMLElement,
  { url, minLength }: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const input = searchInput(host);
  const idField = fieldIn(host, "CustomerId")!;
  const address = searchAddress(host, "customer-edit", url);
  const box = combobox({
    host,
    input,
    id,
    signal,
    minLength,
    textKeys,
    async find(q, _page, signal) {
      const customers = await findCustomers(address, q, signal);
      const choices = customers.map((customer) => ({
        group: "",
        act: () => choose(customer),
        fill: (element: HTMLElement) => element.append(markedText(customer.email, q)),
      }));
      return { choices, hasMore: false };
    },
  });

  function choose({ id, email }: Customer): void {
    box.close();
    input.value = email;
    idField.value = id;
    announce(texts()?.("Customers.Chosen", email) ?? email);
    for (const field of [idField, input]) field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  // Typing another address discards the chosen customer.
  input.addEventListener("input", () => (idField.value = ""), { signal });
  return box.restore;
}
