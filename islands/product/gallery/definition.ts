import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "gallery",
  doc:
    "Shows a list of photos as one large photo with thumbnails. " +
    "Each photo is a link to its large version. " +
    "Visitors change the photo by swiping, with buttons and with arrow keys. " +
    "The pointer magnifies the photo from 576 px up, and a click shows it over the whole window.",
  requirements: ["PRO-01", "PRO-09"],
  config: {
    thumbs: field.int({
      default: 5,
      min: 1,
      max: 12,
      doc:
        "Number of visible thumbnails in a column beside the photo. " +
        "In windows below 576 px they are a strip below the photo, which scrolls.",
    }),
    single: field.flag({ doc: "There is only one photo: no space is reserved for thumbnails while the page loads." }),
    magnification: field.number({
      default: 2.5,
      min: 1.1,
      max: 10,
      doc: "Magnification of the area under the pointer.",
    }),
  },
  needs: {
    "ul, ol *> img": "a list in it, with an `<img>` in each item",
  },
  parts: {
    "data-thumb": field.text({
      doc: "On an item of the list: address of the photo's thumbnail; by default the photo itself is the thumbnail.",
    }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<div data-island="gallery">
  <ul>
    <li data-thumb="/media/products/p276.svg?size=small"><a href="/media/products/p276.svg?size=large"><img
      src="/media/products/p276.svg" width="320" height="320" alt="Stoneware cup"></a></li>
    <li><a href="/media/products/p276.svg?view=close-up&amp;size=large"><img
      src="/media/products/p276.svg?view=close-up" width="320" height="320" alt="Stoneware cup, close-up"
      loading="lazy"></a></li>
  </ul>
</div>`,
  ],
});
