import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "image-zoom",
  doc:
    "Magnifies a photo under the pointer, and opens the large photo in a dialog with zoom at a click. The host is, " +
    "or holds, a link around the photo that leads to the large one. In windows below 576 px it is a plain link.",
  requirements: ["OPT-02"],
  config: {
    magnification: field.number({
      default: 2.5,
      min: 1.1,
      max: 10,
      doc: "Magnification factor of the part under the pointer.",
    }),
  },
  needs: {
    "a[href]:has(img), :has(a[href] img)": "a link with an `<img>` in it, as its element or in it",
  },
  when: "media(min-width: 576px)",
  fallback: "adopt",
  examples: [
    `<a data-island="image-zoom" href="/media/products/p276.svg?size=large"><img src="/media/products/p276.svg"
  width="320" height="320" alt="Stoneware cup"></a>`,
  ],
});
