import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { breakpoints } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "carousel",
  doc:
    "Shows a list as a row of items that visitors swipe or move by arrows, dots and keys. A carousel that moves by " +
    "itself has a pause button. It pauses under the pointer, while it contains the focus, out of view, and for " +
    "visitors who prefer reduced motion. Without script, and until the island is live, the row scrolls.",
  requirements: ["CNT-08", "CNT-09", "NEW-04"],
  config: {
    preset: field.choice(["brands", "partners", "ticker", "slides"], {
      default: "slides",
      doc:
        "Sets layout and timing. `brands`: 6 items, 3 in windows up to 1024 px, 2 up to 600, 1 up to 480; arrows; " +
        "does not move by itself. `partners`: 5 items, 3 below 1024 px, 2 below 600, 1 below 480; moves every 5 s; " +
        "dots from 600 px on. `ticker`: lines that replace each other; moves every 3 s; arrows. `slides`: one item; " +
        "moves every 3 s; arrows and dots.",
    }),
    slides: field.int({
      min: 1,
      max: 12,
      doc:
        "Number of visible items in the widest windows. It does not change how often the carousel moves by itself: " +
        "that is set by the preset (every 3 s without one) or `data-delay`. With this attribute or `data-narrower`, " +
        "also set `--atoll-carousel-slides` in your CSS, so that the layout does not shift when the island starts.",
    }),
    narrower: field.list({
      ...breakpoints,
      doc: "Number of visible items in narrower windows: `900:3, 500:1` shows 3 below 900 px and 1 below 500 px.",
    }),
    delay: field.int({
      min: 0,
      max: 60_000,
      doc: "Milliseconds between automatic moves, at least 1000; 0: it does not move by itself.",
    }),
    speed: field.int({ default: 500, min: 0, max: 3000, doc: "Duration of a move, in milliseconds." }),
  },
  needs: { ":has(ul, ol)": "a list, `<ul>` or `<ol>`, in it" },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="carousel" data-preset="brands" aria-label="Brands">
  <ul>
    <li><a href="/en/catalog?q=Lagune"><img src="/media/products/p276.svg" width="160" height="160"
      alt="Lagune"></a></li>
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
