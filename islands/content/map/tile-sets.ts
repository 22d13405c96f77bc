import { shell } from "../../../shared/shell-api.ts";
import { readWithDefaults } from "../../../shared/read-with-defaults.ts";
import { mapSettings, readTileSet, type TileSet } from "../../../shared/map/map-settings.ts";

interface NamedTileSet extends TileSet {
  /** Label of the button that selects the tile set. Default: its key. */
  name: string;
}

interface IslandSettings {
  /** Tile sets besides the road map, such as `satellite`. */
  types: Record<string, unknown>;
  /** Path of the server's address lookup; empty: no lookup. */
  geocoder: string;
}

const islandDefaults: IslandSettings = { types: {}, geocoder: "" };
const tileSetDefaults: NamedTileSet = { name: "", tiles: "", attribution: "", attributionUrl: "" };

/** The page settings that only this island reads. CNT-02 */
export const islandSettings = (): IslandSettings =>
  readWithDefaults(islandDefaults, shell().settings.islands["map"] ?? {}, "page settings.islands.map");

/** Tile sets by key: the road map as `road`, and the other sets with a tile URL. */
export function tileSets(roadName: string): Record<string, NamedTileSet> {
  const otherSets = Object.entries(islandSettings().types).map(
    ([key, settings]) =>
      [
        key,
        readTileSet({ ...tileSetDefaults, name: key }, settings, `page settings.islands.map.types.${key}`),
      ] as const,
  );
  return {
    road: { ...mapSettings(), name: roadName },
    ...Object.fromEntries(otherSets.filter(([, { tiles }]) => tiles)),
  };
}
