import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "wishlist",
  doc: "The page of the wishlists: a link with `data-wishlist-link` of a list's id shows that list in `data-wishlist-place`, as a fragment, with an entry in the history. In the list, an element `data-wishlist`, wishes are elements with `data-wish` (their id), `data-variant-id`, `data-quantity` and `data-name`. Forms with `data-wish-removal`, `data-wishlist-order` and `data-wishlist-deletion` are sent in the background: a wish goes, and may be put back; what is wished for goes into the cart; the list goes, and the page that the server names is shown. Without script the links and forms are the server's.",
  requirements: ["WSH-01", "WSH-06", "WSH-07", "WSH-08", "WSH-10"],
  config: {},
  when: "load",
  fallback: "adopt",
  events: {
    "wishlist:changed": "on the document, once something of a list is changed; the list is shown anew then, whoever changed it",
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
