import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "image-zoom",
  doc: "A link around a photo that leads to the large one: pointing at it magnifies it, a click shows the large one in a dialog with zoom. In windows below 576 px it is a plain link.",
  requirements: ["OPT-02"],
  config: {
    magnification: field.number({
      default: 2.5,
      min: 1.1,
      max: 10,
      doc: "How many times larger the part under the pointer is shown.",
    }),
  },
  needs: { "a[href]:has(img), :has(a[href] img)": "to be a link with an `<img>` in it, or to hold one" },
  when: "media(min-width: 576px)",
  fallback: "adopt",
  examples: [
    `<a data-island="image-zoom" href="/media/products/p276.svg?size=large"><img src="/media/products/p276.svg" width="320" height="320" alt="Stoneware cup"></a>`,
  ],
});
