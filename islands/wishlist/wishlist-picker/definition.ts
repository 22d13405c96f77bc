import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist-picker",
  doc:
    "A form that adds a product to one of the visitor's lists or removes it. " +
    "The hidden input `productVariantId` has the product, the select `List` the lists. " +
    "The form shows whether the product is on the chosen list, at first and after each choice: " +
    "it then offers to remove the product instead of adding it. " +
    "In a dialog all buttons work in the background, and an addition offers to continue or to open the list. " +
    "On a separate page, and without script, the form is posted.",
  requirements: ["WSH-02", "WSH-04", "WSH-07", "WSH-10"],
  config: {
    kind: field.choice(["wishlist", "birthlist"], { default: "wishlist", doc: "Kind of the lists, for the texts." }),
    user: field.text({
      default: "",
      doc:
        "User of the form, as in `user` of the page settings. " +
        "If the visitor has signed in on the way to the dialog, the page behind it is refreshed.",
    }),
  },
  needs: {
    ":is(form, :has(form))": "a `<form>`, as its element or in it",
  },
  fields: {
    List: { required: true, doc: "Select with the visitor's lists." },
    productVariantId: { required: "filled", doc: "Id of the product's variant." },
  },
  parts: {
    "data-wishlist-status": field.flag({
      doc: "On an element in the form: shows whether the product is on the list. By default it is added at the end.",
    }),
    "data-wishlist-add": field.flag({
      doc: "On a submit button: adds the product to the list; hidden while it is on the list.",
    }),
    "data-wishlist-remove": field.flag({
      doc: "On a submit button: removes the product from the list; hidden while it is not on the list.",
    }),
    "data-wishlist-remove-all": field.flag({
      doc: "On a submit button: removes the product from all lists; hidden while it is not on the list.",
    }),
  },
  when: "load",
  fallback: "adopt",
  events: { "wishlist:changed": "on the document, after a product was added or removed" },
  examples: [
    `<form data-island="wishlist-picker" method="post" action="/en/catalog/wishlist/popup" data-ajax>
  <input type="hidden" name="productVariantId" value="v4011">
  <label for="wishlist">List</label> <select id="wishlist" name="List"><option value="71">Our new kitchen</option>
    <option value="72">A garden in spring</option></select>
  <p data-wishlist-status>On your lists already: Our new kitchen</p>
  <button name="Act" value="add" data-wishlist-add>Add to the list</button>
  <button name="Act" value="remove" data-wishlist-remove>Remove from the list</button>
  <button name="Act" value="removeall" data-wishlist-remove-all>Remove from all lists</button>
</form>`,
  ],
});
