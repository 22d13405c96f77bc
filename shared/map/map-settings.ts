import { shell } from "../face.ts";
import { lenient } from "../lenient.ts";

/** Degrees. */
export interface Coordinates {
  lat: number;
  lon: number;
}

/** Of what a map is drawn. */
export interface TileSet {
  /** Template of the address of a tile, such as `/tiles/{z}/{x}/{y}.png`; without it no map is offered. */
  tiles: string;
  /** Who made the tiles, shown on the map, as text. */
  attribution: string;
  /** Where that leads to; without it the attribution is no link. */
  attributionUrl: string;
}

/** Of maps, and of the addresses that are looked up for them; `islands.map` of the page settings. PUP-03, PUP-06, CNT-02 */
export interface MapSettings extends TileSet {
  /** Category that a visitor must have allowed, or else is asked for as the map is opened; empty where tiles may always be asked for. */
  consent: string;
  /** Name of an `AddressProvider` on `window`; without it no addresses are offered. */
  addresses: string;
  /** Key of the maps service, where the server tells none. PUP-08 */
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

/** What the page says of its maps. A value of another type warns and takes the default. */
export const mapSettings = (): MapSettings =>
  lenient(defaults, shell().settings.islands["map"] ?? {}, "page settings.islands.map");
