import type { Asset } from "../../../shared/api/assets.ts";
import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { pixelSize } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "image-upload",
  doc: "A single image, cut to a size where one is wanted; a new one takes the place of the one before. The form posts it. Without script the file field in it does.",
  requirements: [
    "AST-05",
    "AST-06",
    "AST-08",
    "AST-09",
    "AST-10",
    "AST-11",
    "AST-12",
    "UPL-02",
    "UPL-04",
    "UPL-05",
    "UPL-07",
    "IMG-01",
    "IMG-02",
    "IMG-03",
    "IMG-04",
    "IMG-05",
    "IMG-06",
    "OPT-09",
  ],
  config: {
    uniqueId: field.text({
      required: true,
      doc: "What the names of its fields end with: `AssetId-{id}`, `AssetName-{id}`, `AssetLoaded{id}`, `file-upload-required-{id}`.",
    }),
    url: field.text({ required: true, doc: "Where the image is posted to; the answer is a JSON list with the asset." }),
    assetId: field.text({ default: "", doc: "Id of the image that is there; the rest of it is asked for." }),
    assets: field.json<Asset[]>({ doc: "The image that is there, as a list of one; then nothing is asked for." }),
    accept: field.text({ default: "image/*", doc: "What is taken: endings, types. `jpg` is also `jpeg`." }),
    fileType: field.list({ doc: "Posted with the image, which it is in any case; `Image` where nothing is said." }),
    maxFileSize: field.size({ default: 0, min: 0, doc: "Largest file; 0 is no limit." }),
    crop: field.text({
      default: "",
      ...pixelSize,
      doc: "Size that the image gets: a larger one is cut, a smaller one is not taken.",
    }),
    keepOriginal: field.flag({ doc: "The server keeps the image as it was before the cut, too." }),
    rootFolderId: field.text({ default: "", doc: "Folder of the library that it goes into; posted as `folderId`." }),
    depth: field.int({
      default: 0,
      min: 0,
      doc: "How deep below that folder it may go; posted with the image when it is above 0.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="image-upload" data-unique-id="logo" data-url="/en/assetslibrary/upload" data-crop="400,400">
  <label for="logo">Logo</label>
  <input id="logo" type="file" name="file-logo" accept="image/*">
</div>`,
  ],
});
