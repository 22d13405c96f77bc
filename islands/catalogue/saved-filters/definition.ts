import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "saved-filters",
  doc:
    "Saves the filters of a list under a name, and deletes saved ones, in place. Saved filters are links to the list. " +
    "The link whose filters the page has is marked, also when the filters change in place. The server keeps the names " +
    "and addresses. Without script the browser posts the forms.",
  requirements: ["FIL-01", "FIL-05", "CAT-01"],
  config: {
    parameters: field.list({
      doc: "Names of parameters in the address of the list that filter it, too, such as `q` of a search.",
    }),
  },
  needs: {
    ":has([data-saved-filters-list])": "an element with `data-saved-filters-list`",
    ":has(template)": "a template with the markup of an item",
  },
  fields: {
    Name: { doc: "Name of the new filters. Without this field the island only deletes." },
    Address: { doc: "Path and query of the list with the current filters; for browsers without script." },
  },
  parts: {
    "data-saved-filters-list": field.flag({ doc: "On the list that gets new items." }),
    "data-saved-filters-message": field.flag({
      doc: "On the server's message about the name. It is removed when the visitor types.",
    }),
    "data-saved-filter": field.text({
      doc:
        "On an item: the id of its filters. The item has a link, and a submit button that deletes it. In the template " +
        "`ID` in the value of the button stands for the id, and `{0}` in its `aria-label` for the name.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<section data-island="saved-filters" data-parameters="q" aria-label="Saved filters">
  <form method="post" action="/en/catalog?filter=%7B%22Brand%22%3A%5B%2212%22%5D%7D" data-ajax>
    <ul data-saved-filters-list>
      <li data-saved-filter="f1"><a href="/en/catalog?filter=%7B%22Brand%22%3A%5B%2214%22%5D%7D">All of Dune</a>
        <button name="action" value="delete-filter:f1" aria-label="Delete All of Dune">×</button></li>
    </ul>
  </form>
  <template><li data-saved-filter><a href="/en/catalog"></a>
    <button name="action" value="delete-filter:ID" aria-label="Delete {0}">×</button></li></template>
  <details>
    <summary>Save these filters</summary>
    <form method="post" action="/en/catalog?filter=%7B%22Brand%22%3A%5B%2212%22%5D%7D" data-ajax>
      <input type="hidden" name="Address" value="/en/catalog?filter=%7B%22Brand%22%3A%5B%2212%22%5D%7D">
      <label>Name <input name="Name" maxlength="40" required></label>
      <button name="action" value="save-filter">Save</button>
    </form>
  </details>
</section>`,
  ],
});
