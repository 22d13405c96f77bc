import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { pixelSize } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "assets-upload",
  doc:
    "Uploads several files, which the form then posts. The visitor can choose, drop or paste files, and can " +
    "rename and reorder them. Each file is sent in a request of its own. Without script, the form posts the file " +
    "field inside.",
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
      doc:
        "Suffix of the names of the posted fields. They are `list-assets-orders-{id}`, `AssetsLoaded-{id}` and " +
        "`file-upload-required-{id}`.",
    }),
    url: field.text({
      required: true,
      doc: "Address that receives one file per request. It must answer with a JSON list that contains the asset.",
    }),
    assets: field.json<object>({ doc: "Current assets, in their order." }),
    assetId: field.text({
      default: "",
      doc: "Id of the only current asset. Used without `data-assets`; the details are loaded from the server.",
    }),
    accept: field.text({
      default: "",
      doc:
        "Accepted file extensions, media types and groups such as `image/*`. Empty accepts all files. `jpg` " +
        "includes `jpeg`.",
    }),
    fileType: field.list({
      doc: "Accepted file types of the library: `Image`, `Document`, `Video`, `Audio`. Empty accepts all.",
    }),
    maxFileSize: field.size({ default: 0, min: 0, doc: "Maximum file size. 0 means no limit." }),
    maxFiles: field.int({ default: 0, min: 0, doc: "Maximum number of files. 0 means no limit." }),
    multiple: { ...field.flag({ doc: "Lets the visitor choose several files at once." }), default: true },
    crop: field.text({ default: "", ...pixelSize, doc: "Minimum size of an image." }),
    rootFolderId: field.text({ default: "", doc: "Library folder for the files, posted as `folderId`." }),
    depth: field.int({
      default: 0,
      min: 0,
      doc: "Maximum depth below that folder. Posted with the files if it is above 0.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="assets-upload" data-unique-id="papers" data-url="/en/assetslibrary/upload"
  data-accept=".pdf, .jpg" data-max-file-size="5 MB">
  <label for="papers">Documents</label>
  <input id="papers" type="file" name="files-papers" multiple accept=".pdf,.jpg,.jpeg">
</div>`,
  ],
});
