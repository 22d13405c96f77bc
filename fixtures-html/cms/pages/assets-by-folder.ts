import { assetsByFolderPath, type Folder } from "../../../shared/api/wire/assets.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { localeOf } from "../culture/cultures.ts";
import { counted } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { folderTrail, hierarchy, ownFolderId, rootFolderId } from "../library/folders.ts";
import { shopAssets } from "../library/seeded.ts";
import { assetView } from "../library/asset-view.ts";

/** Folders of this level and above are open, as are those around the current folder. AST-02 */
const depth = 1;

/** Page with the files of a folder and the tree of all folders. AST-03 */
export const assetsByFolder = (show: Show) => async (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const rootId = c.req.param("rootFolderId") ?? rootFolderId;
  const id = c.req.param("folderId") ?? rootId;
  const trail = folderTrail(culture, id, rootId);
  const root = hierarchy(culture, rootId);
  const folder = hierarchy(culture, id);
  if (!root || !folder || trail.length === 0) return null;
  const { library } = c.var.session;
  const assets = [...shopAssets(culture), ...library.open(culture).stored].filter(({ folderId }) => folderId === id);
  const t = textsOf(culture).library;
  const path = (folderId: string): string => assetsByFolderPath(culture, folderId, rootId);
  return show(c, {
    view: "assets-by-folder",
    islandStyles: true,
    title: id === rootId ? t.title : folder.Name,
    description: t.description,
    data: {
      heading: id === rootId ? t.title : folder.Name,
      isOwn: id === ownFolderId,
      rootId,
      depth,
      crumbs: trail.slice(0, -1).map((one) => ({ name: one.id === rootId ? t.title : one.name, path: path(one.id) })),
      tree: [branch(root, { path, current: id, open: trail.map((one) => one.id) })],
      folders: folder.Children.map(({ FolderId, Name }) => ({ name: Name, path: path(FolderId) })),
      count: counted(localeOf(culture), t.count, assets.length),
      assets: await Promise.all(assets.map((asset) => assetView(culture, asset))),
    },
  });
};

interface Branch {
  name: string;
  path: string;
  current: boolean;
  /** Empty when the folder is closed. */
  children: Branch[];
}

function branch(
  { FolderId, Name, Children }: Folder,
  from: { path(id: string): string; current: string; open: string[] },
  level = 0,
): Branch {
  const isOpen = level <= depth || from.open.includes(FolderId);
  return {
    name: Name,
    path: from.path(FolderId),
    current: FolderId === from.current,
    children: isOpen ? Children.map((child) => branch(child, from, level + 1)) : [],
  };
}
