import { isDone, type Rows } from "../../../shared/upload/rows.ts";
import { idOf } from "../../../shared/upload/stored-assets.ts";

/** The form fields for several assets: their order, the new ones, and the name of each. AST-07 */
export function fieldsOf(rows: Rows, uniqueId: string): [name: string, value: string][] {
  const all = rows.filter(isDone).map(({ asset, name }) => ({ asset: asset!, id: idOf(asset!), name }));
  const added = all.filter(({ asset }) => !asset.assetId);
  return [
    [`list-assets-orders-${uniqueId}`, all.map(({ id }) => id).join()],
    [`AssetsLoaded-${uniqueId}`, added.map(({ id }) => id).join()],
    ...all.flatMap(({ id, name }): [string, string][] => [
      [`asset-${id}`, id],
      [`asset-${id}-name`, name],
    ]),
  ];
}

/** Whether a field of the page belongs to the widget. */
export const isOwnField = (name: string, uniqueId: string): boolean =>
  name === `list-assets-orders-${uniqueId}` || name === `AssetsLoaded-${uniqueId}` || name.startsWith("asset-");
