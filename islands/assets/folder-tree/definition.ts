import type { Folder } from "../../../shared/api/assets.ts";
import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "folder-tree",
  doc: "The folders of the assets library as a tree that opens and closes. Names stay links; the list of links that the page has stays until the folders are known, and takes the same room when it shows the same folders.",
  requirements: ["AST-01", "AST-02", "AST-03", "AST-04", "AST-10"],
  config: {
    rootFolderId: field.text({
      doc: "Id of the folder at the top; the tree is asked for by it. May be left out where the folders stand in the host.",
    }),
    depth: field.int({
      default: 1,
      min: 0,
      doc: "Folders of this level and above start open; the top folder is level 0.",
    }),
    folders: field.json<Folder | Folder[]>({ doc: "The folders themselves, so that they are not asked for." }),
  },
  needs: {
    '[data-root-folder-id], [data-folders], :has(> script[type="application/json"])':
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
  <script type="application/json">{ "FolderId": "140", "Name": "Order forms", "Children": [{ "FolderId": "141", "Name": "Spring" }] }</script>
  <ul>
    <li><a href="/en/assetslibrary/asset/assetsbyfolder">Order forms</a>
      <ul><li><a href="/en/assetslibrary/asset/assetsbyfolder/141/140">Spring</a></li></ul>
    </li>
  </ul>
</div>`,
  ],
});
