import { shell } from "../shell-api.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { warn } from "../warn.ts";

/** In degrees. */
export interface Coordinates {
  lat: number;
  lon: number;
}

/** The tile source of a map. */
export interface TileSet {
  /** Address template of a tile, such as `/tiles/{z}/{x}/{y}.png`. Without it no map is offered. */
  tiles: string;
  /** Credit for the tiles, shown on the map as text. */
  attribution: string;
  /** Address that the attribution links to; empty for no link. */
  attributionUrl: string;
}

/** Settings of maps and of their address search: `islands.map` in the page settings. PUP-03, PUP-06, CNT-02 */
export interface MapSettings extends TileSet {
  /** Consent category that the visitor must allow before tiles load; empty if no consent is needed. */
  consent: string;
  /** Name of an `AddressProvider` on `window`. Without it no addresses are suggested. */
  addresses: string;
  /** Key of the maps service, used if the server provides none. PUP-08 */
  mapsKey: string;
}

const defaults: MapSettings = {
  tiles: "",
  attribution: "",
  attributionUrl: "",
  consent: "preferences",
  addresses: "",
  mapsKey: "",
};

/** The map settings of the page. A value of the wrong type logs a warning and falls back to the default. */
export const mapSettings = (): MapSettings =>
  readTileSet(defaults, shell().settings.islands["map"] ?? {}, "page settings.islands.map");

/** Reads settings with a tile set. Its attribution links to a web address only, never to `javascript:`. */
export function readTileSet<Settings extends TileSet>(defaults: Settings, given: unknown, what: string): Settings {
  const settings = readWithDefaults(defaults, given, what);
  const { attributionUrl } = settings;
  if (!attributionUrl || isWebAddress(attributionUrl)) return settings;
  warn(`${what}.attributionUrl expects a web address, got "${attributionUrl}"; the attribution has no link.`);
  return { ...settings, attributionUrl: "" };
}

const isWebAddress = (address: string): boolean =>
  URL.canParse(address, location.href) && /^https?:$/.test(new URL(address, location.href).protocol);
