import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "carousel",
  doc: "A list as a row of which some items are in sight: swiped, or turned by arrows, dots and keys. What moves by itself has a pause button, and rests under the pointer, with the focus in it, out of sight, and for a visitor who wants less motion. Until it is live, and without script, the row is scrolled.",
  requirements: ["CNT-08", "CNT-09", "NEW-04"],
  config: {
    preset: field.choice(["brands", "partners", "ticker", "slides"], {
      default: "slides",
      doc: "`brands`: 6 items, 3 in windows up to 1024 px, 2 up to 600, 1 up to 480; arrows; it rests. `partners`: 5, 3 below 1024 px, 2 below 600, 1 below 480; every 5 s; dots, from 600 px on. `ticker`: one line takes the place of another. `slides`: one item, arrows and dots. The last two go on every 3 s.",
    }),
    slides: field.int({
      min: 1,
      max: 12,
      doc: "How many items are in sight in the widest windows. It goes on by itself as its preset does, every 3 s without one, unless `data-delay` says otherwise. Whoever says so, or the next, sets `--atoll-carousel-slides` in their style, too: nothing moves then as it comes.",
    }),
    narrower: field.list({
      doc: "And in narrower ones, such as `900:3, 500:1`: 3 in windows below 900 px, 1 below 500.",
    }),
    delay: field.int({
      min: 0,
      max: 60_000,
      doc: "Milliseconds until it goes on by itself, 1000 at least; 0: it rests.",
    }),
    speed: field.int({ default: 500, min: 0, max: 3000, doc: "Milliseconds that a move takes." }),
  },
  needs: { ":has(ul, ol)": "a list, `<ul>` or `<ol>`, in it" },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="carousel" data-preset="brands" aria-label="Brands">
  <ul>
    <li><a href="/en/catalog?q=Lagune"><img src="/media/products/p276.svg" width="160" height="160" alt="Lagune"></a></li>
    <li><a href="/en/catalog?q=Duin"><img src="/media/products/p279.svg" width="160" height="160" alt="Duin"></a></li>
  </ul>
</div>`,
    `<div data-island="carousel" data-preset="ticker" aria-label="News">
  <ul>
    <li><a href="/en/news/behind-the-dunes">Behind the dunes, with the potter</a></li>
    <li><a href="/en/news/cloth-by-the-metre">How much cloth do you need?</a></li>
  </ul>
</div>`,
  ],
});
