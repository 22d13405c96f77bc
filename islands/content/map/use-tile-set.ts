import { useEffect, useState } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { TileSet } from "../../../shared/map/map-settings.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import { tileSets } from "./tile-sets.ts";

interface ChosenTiles {
  tileSet: TileSet;
  types: { id: string; name: string; isShown: boolean; show(): void }[];
}

/** The kind of tiles that is shown, and those to choose from. A kind that the page does not name is a warning, and the road map. CNT-02 */
export function useTileSet(t: Translate, mapType: string, host: HTMLElement): ChosenTiles {
  const [sets] = useState(() => tileSets(t("Map.Road")));
  const isKnown = Object.hasOwn(sets, mapType);
  const [type, setType] = useState(isKnown ? mapType : "road");
  useEffect(() => {
    if (!isKnown)
      warn(
        `map on ${nameOf(host)}: data-map-type expects one of ${Object.keys(sets).join(", ")}, got "${mapType}"; "road" is used.`,
        host,
      );
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    tileSet: sets[type]!,
    types: Object.entries(sets).map(([id, { name }]) => ({ id, name, isShown: id === type, show: () => setType(id) })),
  };
}
