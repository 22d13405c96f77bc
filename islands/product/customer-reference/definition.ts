import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "customer-reference",
  doc:
    "The form in which customers say how their own books call a variant. Sent in the background; the dialog that it stands in closes, a message says that it is saved and closes by itself after 3 s, and " +
    "what shows the reference on the page takes the new text.",
  requirements: ["PRO-05"],
  config: {},
  needs: {
    "form:has([name=CustomerSKU]), :has(form [name=CustomerSKU])":
      "to be a form with a field `CustomerSKU`, or to hold one",
  },
  parts: {
    "data-customer-reference": field.text({
      doc: "On an element anywhere on the page: id of the variant whose reference it shows; it takes the new text.",
    }),
    "data-none": field.text({
      doc: "On an element with `data-customer-reference`: what it says where there is no reference.",
    }),
  },
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
