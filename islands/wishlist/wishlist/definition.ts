import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist",
  doc:
    "Shows the visitor's wishlists on one page. " +
    "Links load a list in place, with a history entry. " +
    "The forms are sent in the background: they remove a wish, which can be undone, " +
    "add the list to the cart, or delete it. " +
    "Without script the links open pages and the forms are posted.",
  requirements: ["WSH-01", "WSH-06", "WSH-07", "WSH-08", "WSH-10"],
  config: {},
  parts: {
    "data-wishlist-place": field.flag({ required: true, doc: "On the element that shows the list." }),
    "data-wishlist-link": field.text({ doc: "On a link: id of the list that it shows in place." }),
    "data-wishlist-size": field.flag({
      doc: "On an element in a link with `data-wishlist-link`: shows the number of wishes on the list.",
    }),
    "data-wishlist": field.text({
      doc: "On the element of the list, on the page and in the server's answers: id of the list.",
    }),
    "data-wish": field.text({ doc: "On the element of a wish in the list: id of the wish." }),
    "data-variant-id": field.text({ doc: "On a wish: id of the variant, for orders and for undo." }),
    "data-quantity": field.number({ min: 0, doc: "On a wish: its quantity." }),
    "data-name": field.text({ doc: "On a wish: name of the product in messages." }),
    "data-wish-removal": field.flag({ doc: "On a form in a wish: removes it from the list, with undo." }),
    "data-wishlist-order": field.flag({ doc: "On a form in the list: adds its wishes to the cart." }),
    "data-wishlist-deletion": field.flag({
      doc: "On a form in the list: deletes the list, and opens the page that the server names.",
    }),
  },
  when: "load",
  fallback: "adopt",
  events: {
    "wishlist:changed":
      "on the document, when a list has changed; the island also listens to it and refreshes the list",
    "cart:changed": "on the document, when the list was added to the cart",
  },
  examples: [
    `<div data-island="wishlist">
  <nav aria-label="Wishlists">
    <a href="/en/catalog/wishlist/list?Id=71" data-wishlist-link="71" aria-current="page"><span
      data-wishlist-name="71">Our new kitchen</span> <span data-wishlist-size>1</span></a>
    <a href="/en/catalog/wishlist/list?Id=72" data-wishlist-link="72">A garden in spring</a>
  </nav>
  <div data-wishlist-place>
    <section data-wishlist="71">
      <h2>Our new kitchen</h2>
      <ul>
        <li data-wish="71-v2801" data-variant-id="v2801" data-quantity="6" data-name="Stoneware mug">
          Stoneware mug
          <form method="post" action="/en/catalog/wishlist/remove" data-wish-removal><button name="WishId"
            value="71-v2801">Remove</button></form>
        </li>
      </ul>
      <form method="post" action="/en/catalog/wishlist/tocart" data-wishlist-order><button name="Id"
        value="71">Put all of it in the cart</button></form>
      <form method="post" action="/en/catalog/wishlist/delete" data-wishlist-deletion><button name="Id" value="71"
        data-confirm="Delete the list “Our new kitchen”?" data-danger>Delete this list</button></form>
    </section>
  </div>
</div>`,
  ],
});
