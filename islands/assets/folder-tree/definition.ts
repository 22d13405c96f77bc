import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "folder-tree",
  doc:
    "Shows the folders of the assets library as a collapsible tree. Folder names stay links. The page's own list " +
    "of links stays visible until the folders have loaded. If it lists the same folders, it takes the same space " +
    "as the tree.",
  requirements: ["AST-01", "AST-02", "AST-03", "AST-04", "AST-10"],
  config: {
    rootFolderId: field.text({
      doc: "Id of the top folder, used to load the tree. Optional if the host contains the folders as JSON.",
    }),
    depth: field.int({
      default: 1,
      min: 0,
      doc: "Deepest level that starts open. The top folder has level 0.",
    }),
    folders: field.json<object>({ doc: "Folders as JSON. With them no request is made." }),
  },
  needs: {
    '[data-root-folder-id]:not([data-root-folder-id=""]), [data-folders], :has(> script[type="application/json"])':
      "`data-root-folder-id`, or the folders as JSON",
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<div data-island="folder-tree" data-root-folder-id="120">
  <ul>
    <li><a href="/en/assetslibrary/asset/assetsbyfolder">Labels</a>
      <ul>
        <li><a href="/en/assetslibrary/asset/assetsbyfolder/121/120">Shelf labels</a></li>
        <li><a href="/en/assetslibrary/asset/assetsbyfolder/122/120">Allergens</a></li>
      </ul>
    </li>
  </ul>
</div>`,
    `<div data-island="folder-tree" data-depth="0">
  <script type="application/json">{ "FolderId": "140", "Name": "Order forms",
    "Children": [{ "FolderId": "141", "Name": "Spring" }] }</script>
  <ul>
    <li><a href="/en/assetslibrary/asset/assetsbyfolder">Order forms</a>
      <ul><li><a href="/en/assetslibrary/asset/assetsbyfolder/141/140">Spring</a></li></ul>
    </li>
  </ul>
</div>`,
  ],
});
