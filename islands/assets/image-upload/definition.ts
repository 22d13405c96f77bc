import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { pixelSize } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "image-upload",
  doc:
    "Uploads a single image, crops it to a required size, and posts it with the form. A new image replaces the " +
    "current one. Without script, the form posts the file field inside.",
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
      doc:
        "Suffix of the names of the posted fields. They are `AssetId-{id}`, `AssetName-{id}`, `AssetLoaded{id}` " +
        "and `file-upload-required-{id}`.",
    }),
    url: field.text({
      required: true,
      doc: "Address that receives the image. It must answer with a JSON list that contains the asset.",
    }),
    assetId: field.text({ default: "", doc: "Id of the current image. Its details are loaded from the server." }),
    assets: field.json<object>({ doc: "Current image, as a list of one asset. With it no details are loaded." }),
    accept: field.text({ default: "image/*", doc: "Accepted file extensions and media types. `jpg` includes `jpeg`." }),
    fileType: field.list({
      doc: "File types posted with the image; `Image` if empty. The widget accepts images only, whatever the value.",
    }),
    maxFileSize: field.size({ default: 0, min: 0, doc: "Maximum file size. 0 means no limit." }),
    crop: field.text({
      default: "",
      ...pixelSize,
      doc: "Required size of the image. A larger image is cropped, a smaller one is rejected.",
    }),
    keepOriginal: field.flag({ doc: "Lets the server also keep the image from before the crop." }),
    rootFolderId: field.text({ default: "", doc: "Library folder for the image, posted as `folderId`." }),
    depth: field.int({
      default: 0,
      min: 0,
      doc: "Maximum depth below that folder. Posted with the image if it is above 0.",
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
