import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist",
  doc: "The page of the wishlists: links show a list in place, as a fragment, with an entry in the history. Its forms are sent in the background: a wish goes, and may be put back; what is wished for goes into the cart; the list goes. Without script the links and forms are the server's.",
  requirements: ["WSH-01", "WSH-06", "WSH-07", "WSH-08", "WSH-10"],
  config: {},
  parts: {
    "data-wishlist-place": field.flag({ required: true, doc: "On the element in which the list is shown." }),
    "data-wishlist-link": field.text({ doc: "On a link: id of the list that it shows in place." }),
    "data-wishlist-size": field.flag({
      doc: "On an element in a link with `data-wishlist-link`: holds how many wishes are on the list.",
    }),
    "data-wishlist": field.text({
      doc: "On the element that is the list, in its place and in what the server answers: its id.",
    }),
    "data-wish": field.text({ doc: "On the element that is a wish, in the list: its id." }),
    "data-variant-id": field.text({ doc: "On a wish: id of the variant, by which it is ordered and put back." }),
    "data-quantity": field.number({ min: 0, doc: "On a wish: how much is wished for." }),
    "data-name": field.text({ doc: "On a wish: what the product is called where something is said of it." }),
    "data-wish-removal": field.flag({ doc: "On a form in a wish: takes it off the list, and it may be put back." }),
    "data-wishlist-order": field.flag({ doc: "On a form in the list: puts what is wished for into the cart." }),
    "data-wishlist-deletion": field.flag({
      doc: "On a form in the list: deletes the list; the page that the server names is shown then.",
    }),
  },
  when: "load",
  fallback: "adopt",
  events: {
    "wishlist:changed":
      "on the document, once something of a list is changed; the list is shown anew then, whoever changed it",
    "cart:changed": "on the document, once the list is in the cart",
  },
  examples: [
    `<div data-island="wishlist">
  <nav aria-label="Wishlists">
    <a href="/en/catalog/wishlist/list?Id=71" data-wishlist-link="71" aria-current="page"><span data-wishlist-name="71">Our new kitchen</span> <span data-wishlist-size>1</span></a>
    <a href="/en/catalog/wishlist/list?Id=72" data-wishlist-link="72">A garden in spring</a>
  </nav>
  <div data-wishlist-place>
    <section data-wishlist="71">
      <h2>Our new kitchen</h2>
      <ul>
        <li data-wish="71-v2801" data-variant-id="v2801" data-quantity="6" data-name="Stoneware mug">
          Stoneware mug
          <form method="post" action="/en/catalog/wishlist/remove" data-wish-removal><button name="WishId" value="71-v2801">Remove</button></form>
        </li>
      </ul>
      <form method="post" action="/en/catalog/wishlist/tocart" data-wishlist-order><button name="Id" value="71">Put all of it in the cart</button></form>
      <form method="post" action="/en/catalog/wishlist/delete" data-wishlist-deletion><button name="Id" value="71" data-confirm>Delete this list</button></form>
    </section>
  </div>
</div>`,
  ],
});
