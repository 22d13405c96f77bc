import { shell } from "../../../shared/face.ts";
import { lenient } from "../../../shared/lenient.ts";
import { mapSettings, type TileSet } from "../../../shared/map/map-settings.ts";

interface NamedTileSet extends TileSet {
  /** What the visitor chooses it by; else its key. */
  name: string;
}

interface MoreSettings {
  /** Kinds of tiles beside the road map, such as `satellite`. */
  types: Record<string, unknown>;
  /** Path under which the server looks up addresses; without it nobody does. */
  geocoder: string;
}

const moreDefaults: MoreSettings = { types: {}, geocoder: "" };
const setDefaults: NamedTileSet = { name: "", tiles: "", attribution: "", attributionUrl: "" };

/** What the page says of its maps beside what all maps need. CNT-02 */
export const moreSettings = (): MoreSettings =>
  lenient(moreDefaults, shell().settings.islands["map"] ?? {}, "page settings.islands.map");

/** The road map, called `road`, and the others that have tiles, by their keys. */
export function tileSets(roadName: string): Record<string, NamedTileSet> {
  const others = Object.entries(moreSettings().types).map(
    ([key, given]) =>
      [key, lenient({ ...setDefaults, name: key }, given, `page settings.islands.map.types.${key}`)] as const,
  );
  return { road: { ...mapSettings(), name: roadName }, ...Object.fromEntries(others.filter(([, { tiles }]) => tiles)) };
}
