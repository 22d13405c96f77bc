import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist-text",
  doc: "The name or the description of a list, edited where it stands: a button shows the form, whose field is `Name` or `Description`, instead of the text. Enter saves a name, Ctrl or Cmd with Enter a description, Escape cancels. What is half typed is there again when the list is. Without script the link leads to the page with the form open, and the form posts.",
  requirements: ["WSH-05"],
  config: {
    wishlistId: field.text({ required: true, doc: "Id of the list." }),
  },
  needs: { ":has(form :is([name=Name], [name=Description]))": "a form with a field `Name` or `Description` in it" },
  parts: {
    "data-text-shown": field.flag({
      required: true,
      doc: "On the element that is shown instead of the form: it has the text and the link.",
    }),
    "data-text": field.flag({ required: true, doc: "On an element in `data-text-shown`: its content is the text." }),
    "data-text-edit": field.flag({ required: true, doc: "On the link that opens the form; it becomes a button." }),
    "data-text-cancel": field.flag({ doc: "On the link in the form that closes it; it becomes a button." }),
    "data-none": field.text({ doc: "On the element with `data-text`: what it says where there is no text." }),
    "data-wishlist-name": field.text({
      doc: "On an element anywhere on the page: id of the list whose name it shows; it takes the new one.",
    }),
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
