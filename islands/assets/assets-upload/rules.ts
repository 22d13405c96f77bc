import { isDone, type Rows } from "../../../shared/upload/rows.ts";
import { idOf } from "../../../shared/upload/stored-assets.ts";

/** What the form posts of several assets: their order, those that are new, and each with its name. AST-07 */
export function fieldsOf(rows: Rows, uniqueId: string): [name: string, value: string][] {
  const all = rows.filter(isDone).map(({ asset, name }) => ({ asset: asset!, id: idOf(asset!), name }));
  const added = all.filter(({ asset }) => !asset.AssetId);
  return [
    [`list-assets-orders-${uniqueId}`, all.map(({ id }) => id).join()],
    [`AssetsLoaded-${uniqueId}`, added.map(({ id }) => id).join()],
    ...all.flatMap(({ id, name }): [string, string][] => [
      [`asset-${id}`, id],
      [`asset-${id}-name`, name],
    ]),
  ];
}

/** Whether a field that the page has is one of the widget's. */
export const isOwnField = (name: string, uniqueId: string): boolean =>
  name === `list-assets-orders-${uniqueId}` || name === `AssetsLoaded-${uniqueId}` || name.startsWith("asset-");
