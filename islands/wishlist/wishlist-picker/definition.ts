import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist-picker",
  doc:
    "The form in which a product, its hidden `productVariantId`, is put on one of the visitor's lists, its select `List`. Whether it is there already is asked for the chosen list, at first and after each choice, and said; " +
    "then the buttons that take it off have the place of the one that adds it. In a dialog all of them act in the background, and who has added is asked whether to go on or to the list; " +
    "on a page of its own, and without script, the form posts as it is.",
  requirements: ["WSH-02", "WSH-04", "WSH-07", "WSH-10"],
  config: {
    kind: field.choice(["wishlist", "birthlist"], { default: "wishlist", doc: "What the lists are, for the words." }),
    user: field.text({
      default: "",
      doc: "Who the form is for, as in `user` of the settings. Where the page below the dialog is another's, who has signed in on the way, it shows itself anew.",
    }),
  },
  needs: {
    "form:has(select[name=List]), :has(form select[name=List])": "to be a form with a select `List`, or to hold one",
    "form:has([name=productVariantId]), :has(form [name=productVariantId])":
      "to be a form with a field `productVariantId`, or to hold one",
  },
  parts: {
    "data-wishlist-status": field.flag({
      doc: "On an element in it: it is said there whether the product is on the list; without one, at the end.",
    }),
    "data-wishlist-add": field.flag({
      doc: "On a submit button: puts the product on the list; hidden while it is there.",
    }),
    "data-wishlist-remove": field.flag({
      doc: "On a submit button: takes it off the list; hidden while it is not there.",
    }),
    "data-wishlist-remove-all": field.flag({
      doc: "On a submit button: takes it off all lists; hidden while it is not on the list.",
    }),
  },
  when: "load",
  fallback: "adopt",
  events: { "wishlist:changed": "on the document, after a product was put on a list or taken off" },
  examples: [
    `<form data-island="wishlist-picker" method="post" action="/en/catalog/wishlist/popup" data-ajax>
  <input type="hidden" name="productVariantId" value="v4011">
  <label for="wishlist">List</label> <select id="wishlist" name="List"><option value="71">Our new kitchen</option><option value="72">A garden in spring</option></select>
  <p data-wishlist-status>On your lists already: Our new kitchen</p>
  <button name="Act" value="add" data-wishlist-add>Add to the list</button>
  <button name="Act" value="remove" data-wishlist-remove>Remove from the list</button>
  <button name="Act" value="removeall" data-wishlist-remove-all>Remove from all lists</button>
</form>`,
  ],
});
