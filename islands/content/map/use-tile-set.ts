import { useEffect, useState } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { TileSet } from "../../../shared/map/map-settings.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import { tileSets } from "./tile-sets.ts";

interface TileSelection {
  tileSet: TileSet;
  types: { id: string; name: string; isShown: boolean; show(): void }[];
}

/** The selected tile set, and all to choose from. An unknown `mapType` warns and falls back to the road map. CNT-02 */
export function useTileSet(t: Translate, mapType: string, host: HTMLElement): TileSelection {
  const [sets] = useState(() => tileSets(t("Map.Road")));
  const isKnown = Object.hasOwn(sets, mapType);
  const [type, setType] = useState(isKnown ? mapType : "road");
  useEffect(() => {
    if (!isKnown)
      warn(
        `map on ${nameOf(host)}: data-map-type expects one of ${Object.keys(sets).join(", ")}, ` +
          `got "${mapType}"; "road" is used.`,
        host,
      );
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    tileSet: sets[type]!,
    types: Object.entries(sets).map(([id, { name }]) => ({ id, name, isShown: id === type, show: () => setType(id) })),
  };
}
