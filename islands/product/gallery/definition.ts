import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "gallery",
  doc: "A list of photos, each a link to its large version, as one large photo with thumbnails: swiped, turned by buttons and arrow keys, magnified under the pointer from 576 px on, and shown over the whole window by a click.",
  requirements: ["PRO-01", "PRO-09"],
  config: {
    thumbs: field.int({
      default: 5,
      min: 1,
      max: 12,
      doc: "How many thumbnails are in sight, in a column beside the photo; in windows below 576 px it is one, below the photo.",
    }),
    single: field.flag({ doc: "There is one photo only: no place is kept for thumbnails while the page comes in." }),
    magnification: field.number({
      default: 2.5,
      min: 1.1,
      max: 10,
      doc: "How many times larger the part under the pointer is shown.",
    }),
  },
  parts: {
    "data-thumb": field.text({
      doc: "On an item of the list: address of the small version of its photo; without it the photo itself is the thumbnail.",
    }),
  },
  needs: { ":has(:is(ul, ol) > *)": "a list of photos in it" },
  when: "load",
  fallback: "adopt",
  examples: [
    `<div data-island="gallery">
  <ul>
    <li data-thumb="/media/products/p276.svg?size=small"><a href="/media/products/p276.svg?size=large"><img src="/media/products/p276.svg" width="320" height="320" alt="Stoneware cup"></a></li>
    <li><a href="/media/products/p276.svg?view=close-up&amp;size=large"><img src="/media/products/p276.svg?view=close-up" width="320" height="320" alt="Stoneware cup, close-up" loading="lazy"></a></li>
  </ul>
</div>`,
  ],
});
