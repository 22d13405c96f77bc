import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "customer-reference",
  doc:
    "The form in which customers say how their own books call a variant. Sent in the background; the dialog that it stands in closes, a message says that it is saved and closes by itself after 3 s, " +
    "and elements whose `data-customer-reference` is the variant's id take the new text.",
  requirements: ["PRO-05"],
  config: {},
  when: "load",
  fallback: "adopt",
  examples: [
    `<form data-island="customer-reference" method="post" action="/widget/catalog/CustomerReferenceUpdate">
  <input type="hidden" name="ProductVariantId" value="v4011">
  <label for="r1">Your reference</label> <input id="r1" name="CustomerSKU" autocomplete="off">
  <button>Save</button>
</form>`,
  ],
});
