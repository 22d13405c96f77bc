import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist-text",
  doc:
    "Edits the name or the description of a list in place. " +
    "A button replaces the text by the form, whose field is `Name` or `Description`. " +
    "Enter saves a name, Ctrl+Enter or Cmd+Enter a description, and Escape cancels. " +
    "Unsaved text is kept and restored when the list is shown again. " +
    "Without script the link opens a page with the form, and the form is posted.",
  requirements: ["WSH-05"],
  config: {
    wishlistId: field.text({ required: true, doc: "Id of the list." }),
  },
  needs: {
    ":has(form :is([name=Name], [name=Description]))": "a form with a field `Name` or `Description` in it",
  },
  fields: {
    Name: { doc: "Name of the list." },
    Description: { doc: "Description of the list." },
  },
  parts: {
    "data-text-shown": field.flag({
      required: true,
      doc: "On the element that is shown while the form is closed: it contains the text and the link.",
    }),
    "data-text": field.flag({ required: true, doc: "On the element in `data-text-shown` with the text." }),
    "data-text-edit": field.flag({ required: true, doc: "On the link that opens the form; it becomes a button." }),
    "data-text-cancel": field.flag({ doc: "On the link in the form that closes it; it becomes a button." }),
    "data-none": field.text({ doc: "On the element with `data-text`: placeholder for an empty text." }),
    "data-wishlist-name": field.text({
      doc: "On an element anywhere on the page: id of the list whose name it shows. Its text is updated.",
    }),
  },
  when: "load",
  fallback: "adopt",
  events: { "wishlist:changed": "on the document, when the text is saved" },
  examples: [
    `<div data-island="wishlist-text" data-wishlist-id="71">
  <div data-text-shown><h2 data-text>Our new kitchen</h2>
    <a href="/en/catalog/wishlist/list?Id=71&edit=Name" data-text-edit aria-label="Edit the name">Edit</a></div>
  <form hidden method="post" action="/en/catalog/wishlist/edit">
    <input type="hidden" name="Id" value="71">
    <label for="n1">Name</label> <input id="n1" name="Name" value="Our new kitchen">
    <button>Save</button> <a href="/en/catalog/wishlist/list?Id=71" data-text-cancel>Cancel</a>
  </form>
</div>`,
  ],
});
