/**
 * Draws an invented map: streets, parks and ponds that continue across tiles and zoom levels, with the real towns on
 * it.
 */
import { towns } from "../pickup/towns.ts";

const SIZE = 256;

/** Pseudo-random number from 0 to 1 that is always the same for the same place. */
function chance(level: number, x: number, y: number, salt: number): number {
  let hash = (level * 374_761_393 + x * 668_265_263 + y * 2_147_483_647 + salt * 1_274_126_177) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** World coordinates (Web Mercator) from 0 to 1. */
const worldX = (lon: number): number => (lon + 180) / 360;
const worldY = (lat: number): number => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;

const n = (value: number): string => String(Math.round(value * 10) / 10);

type Point = [x: number, y: number];

/** Positions in a tile, in pixels. A level is a grid of streets; each level has the spacing of a zoom level. */
interface Grid {
  z: number;
  /** Position of a place in world coordinates. */
  at(worldX: number, worldY: number): Point;
  /** A street crossing of a level: a point of the grid, slightly displaced. */
  crossing(level: number, i: number, j: number): Point;
  /** Cells of a level that may be visible in the tile. */
  cells(level: number): [i: number, j: number][];
  /** Width of a cell. */
  spread(level: number): number;
}

function gridOf(z: number, x: number, y: number): Grid {
  const count = 2 ** z;
  const at = (across: number, down: number): Point => [(across * count - x) * SIZE, (down * count - y) * SIZE];
  return {
    z,
    at,
    crossing(level, i, j) {
      const jitter = (salt: number): number => (chance(level, i, j, salt) - 0.5) * 0.6;
      return at((i + jitter(1)) / 2 ** level, (j + jitter(2)) / 2 ** level);
    },
    cells(level) {
      const each = 2 ** (level - z);
      const range = (from: number): number[] =>
        Array.from({ length: Math.ceil(each) + 3 }, (_, index) => Math.floor(from * each) - 1 + index);
      return range(x).flatMap((i) => range(y).map((j): [number, number] => [i, j]));
    },
    spread: (level) => SIZE * 2 ** (z - level),
  };
}

/** SVG of a map tile; null when the coordinates are outside of the world. */
export function mapTile(z: number, x: number, y: number): string | null {
  const count = 2 ** z;
  if (z > 19 || x < 0 || y < 0 || x >= count || y >= count) return null;
  const grid = gridOf(z, x, y);
  const levels = [6, 8, 10, 12, 14, 16, 18].filter((level) => grid.spread(level) >= 20 && grid.spread(level) <= 1100);
  const level = levels.findLast((candidate) => grid.spread(candidate) >= 90) ?? levels[0] ?? 6;
  const streets = levels.toReversed().map((streetLevel) => streetsOf(grid, streetLevel));
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIZE} ${SIZE}' width='${SIZE}' height='${SIZE}'>` +
    `<rect width='${SIZE}' height='${SIZE}' fill='#efe9dc'/>` +
    [...builtUpAreas(grid), ...fieldsOf(grid, level), ...streets, ...namesOf(grid, level)].join("") +
    "</svg>"
  );
}

const point = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

function streetsOf(grid: Grid, level: number): string {
  const lines = grid.cells(level).flatMap(([i, j]) => {
    const from = point(grid.crossing(level, i, j));
    const to = [
      [i + 1, j],
      [i, j + 1],
    ]
      .filter((_, direction) => chance(level, i, j, 3 + direction) > 0.22)
      .map(([i, j]) => point(grid.crossing(level, i!, j!)));
    return to.map((end) => `M${from}L${end}`);
  });
  const width = Math.min(Math.max(grid.spread(level) / 60, 1), 9);
  return `<path d='${lines.join("")}' stroke='#fffdf8' stroke-width='${n(width)}' fill='none' stroke-linecap='round'/>`;
}

/** Parks and ponds. */
const fieldsOf = (grid: Grid, level: number): string[] =>
  grid.cells(level).flatMap(([i, j]) => {
    const kind = chance(level, i, j, 9);
    const colour = kind < 0.1 ? "#d9e2c6" : kind < 0.14 ? "#c7dbe0" : "";
    const corners = [
      [i, j],
      [i + 1, j],
      [i + 1, j + 1],
      [i, j + 1],
    ].map(([i, j]) => point(grid.crossing(level, i!, j!)));
    return colour ? [`<path d='M${corners.join("L")}Z' fill='${colour}'/>`] : [];
  });

function builtUpAreas(grid: Grid): string[] {
  const radius = (SIZE * 2 ** grid.z * 3.2) / 25_000;
  return Object.values(towns).map(({ lat, lon }) => {
    const [x, y] = grid.at(worldX(lon), worldY(lat));
    return `<circle cx='${n(x)}' cy='${n(y)}' r='${n(radius)}' fill='#e7decd'/>`;
  });
}

const quarters = ["Molenhoek", "Bellevue", "Sint-Jan", "Ter Duinen", "Les Prés", "Kouter", "Hoogveld", "La Fosse"];

/** Names of the towns and, from zoom 12 on, of invented quarters. */
function namesOf(grid: Grid, level: number): string[] {
  const townNames = Object.values(towns).map(({ names, lat, lon }) =>
    label(names[0]!, grid.at(worldX(lon), worldY(lat)), grid.z > 10 ? 19 : 13, "#4d5f68"),
  );
  const quarterNames = grid.cells(level).flatMap(([i, j]) => {
    if (chance(level, i, j, 11) >= 0.12) return [];
    const name = quarters[Math.floor(chance(level, i, j, 12) * quarters.length)]!;
    return [label(name, grid.crossing(level, i, j), 12, "#8a8371")];
  });
  return grid.z < 12 ? townNames : [...townNames, ...quarterNames];
}

/** Draws a name; empty when its letters cannot reach the tile. */
function label(name: string, [x, y]: Point, size: number, colour: string): string {
  if (x < -200 || x > SIZE + 200 || y < -40 || y > SIZE + 40) return "";
  return (
    `<text x='${n(x)}' y='${n(y)}' font-size='${size}' fill='${colour}'` +
    " stroke='#fffdf8' stroke-width='3' paint-order='stroke' text-anchor='middle' " +
    `font-family='Georgia,Liberation Serif,serif'>${name}</text>`
  );
}

const satelliteColours: Record<string, string> = {
  "#efe9dc": "#46583f",
  "#e7decd": "#586350",
  "#d9e2c6": "#2f4a2c",
  "#c7dbe0": "#22465a",
  "#fffdf8": "#8d8a7c",
  "#4d5f68": "#fdfcf7",
  "#8a8371": "#efece0",
};

/** Recolours a tile to look like a satellite image. */
export const toSatellite = (tile: string): string =>
  tile
    .replaceAll(/(<text[^>]*) stroke='#fffdf8'/g, "$1 stroke='#1d2a20'")
    .replaceAll(/#[\da-f]{6}/g, (colour) => satelliteColours[colour] ?? colour);
