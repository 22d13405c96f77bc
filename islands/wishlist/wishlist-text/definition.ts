import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist-text",
  doc: "The name or the description of a list, edited where it stands: the link `data-text-edit` becomes a button that shows the form, whose field is `Name` or `Description`, instead of `data-text-shown`. Enter saves a name, Ctrl or Cmd with Enter a description, Escape cancels, as `data-text-cancel` does. What is half typed is there again when the list is. Elements with `data-wishlist-name` of the list's id take the new name. Without script the link leads to the page with the form open, and the form posts.",
  requirements: ["WSH-05"],
  config: {
    wishlistId: field.text({ required: true, doc: "Id of the list." }),
  },
  when: "load",
  fallback: "adopt",
  events: { "wishlist:changed": "on the document, once it is saved" },
  examples: [
    `<div data-island="wishlist-text" data-wishlist-id="71">
  <div data-text-shown><h2 data-text>Our new kitchen</h2> <a href="/en/catalog/wishlist/list?Id=71&edit=Name" data-text-edit aria-label="Edit the name">Edit</a></div>
  <form hidden method="post" action="/en/catalog/wishlist/edit">
    <input type="hidden" name="Id" value="71">
    <label for="n1">Name</label> <input id="n1" name="Name" value="Our new kitchen">
    <button>Save</button> <a href="/en/catalog/wishlist/list?Id=71" data-text-cancel>Cancel</a>
  </form>
</div>`,
  ],
});
