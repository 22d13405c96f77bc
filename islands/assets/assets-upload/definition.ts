import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { pixelSize } from "../../../shared/island/patterns.ts";
import type { Asset } from "../../../shared/api/assets.ts";

export default defineIsland({
  name: "assets-upload",
  doc: "Several files: chosen, dropped or pasted, sent one by one, renamed and ordered; the form posts them. Without script the file field in it does.",
  requirements: [
    "AST-05",
    "AST-06",
    "AST-07",
    "AST-09",
    "AST-10",
    "AST-11",
    "AST-12",
    "UPL-01",
    "UPL-02",
    "UPL-03",
    "UPL-04",
    "UPL-06",
    "UPL-07",
    "OPT-04",
  ],
  config: {
    uniqueId: field.text({
      required: true,
      doc: "What the names of its fields end with: `list-assets-orders-{id}`, `AssetsLoaded-{id}`, `file-upload-required-{id}`.",
    }),
    url: field.text({
      required: true,
      doc: "Where files are posted to, one at a time; the answer is a JSON list with the asset.",
    }),
    assets: field.json<Asset[]>({ doc: "The assets that are there already, in their order." }),
    assetId: field.text({
      default: "",
      doc: "Id of the one asset that is there, when `data-assets` does not tell it.",
    }),
    accept: field.text({
      default: "",
      doc: "What is taken: endings, types, `image/*`; all when empty. `jpg` is also `jpeg`.",
    }),
    fileType: field.list({ doc: "Kinds that are taken: `Image`, `Document`, `Video`, `Audio`." }),
    maxFileSize: field.size({ default: 0, min: 0, doc: "Largest file; 0 is no limit." }),
    maxFiles: field.int({ default: 0, min: 0, doc: "How many there may be; 0 is no limit." }),
    multiple: { ...field.flag({ doc: "Several may be chosen at once." }), default: true },
    crop: field.text({ default: "", ...pixelSize, doc: "Smallest image." }),
    rootFolderId: field.text({ default: "", doc: "Folder of the library that files go into; posted as `folderId`." }),
    depth: field.int({
      default: 0,
      min: 0,
      doc: "How deep below that folder they may go; posted with the files when it is above 0.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="assets-upload" data-unique-id="papers" data-url="/en/assetslibrary/upload" data-accept=".pdf, .jpg" data-max-file-size="5 MB">
  <label for="papers">Documents</label>
  <input id="papers" type="file" name="files-papers" multiple accept=".pdf,.jpg,.jpeg">
</div>`,
  ],
});
