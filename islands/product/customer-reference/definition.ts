import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "customer-reference",
  doc:
    "A form in which customers enter their own reference for a variant. " +
    "It is sent in the background. Then the dialog around it closes, " +
    "a message confirms the change for 3 s, and elements on the page that show the reference are updated.",
  requirements: ["PRO-05"],
  config: {},
  needs: {
    ":is(form, :has(form))": "a `<form>`, as its element or in it",
  },
  fields: {
    ProductVariantId: { required: true, doc: "Id of the variant. While it is empty, the browser posts the form." },
    CustomerSKU: { required: true, doc: "The customer's reference." },
  },
  parts: {
    "data-customer-reference": field.text({
      doc: "On an element anywhere on the page: id of the variant whose reference it shows. Its text is updated.",
    }),
    "data-none": field.text({
      doc: "On an element with `data-customer-reference`: text when there is no reference.",
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
