/** A quiet map of nowhere in particular: streets, parks and ponds that go on from tile to tile and from zoom to zoom, with the real towns on it. */
import { towns } from "../pickup/places.ts";

const SIZE = 256;

/** Between 0 and 1, always the same for the same place. */
function chance(level: number, x: number, y: number, salt: number): number {
  let hash = (level * 374_761_393 + x * 668_265_263 + y * 2_147_483_647 + salt * 1_274_126_177) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** The world as a square from 0 to 1. */
const worldX = (lon: number): number => (lon + 180) / 360;
const worldY = (lat: number): number => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Null for a tile that no world has. */
export function mapTile(z: number, x: number, y: number): string | null {
  const count = 2 ** z;
  if (z > 19 || x < 0 || y < 0 || x >= count || y >= count) return null;
  const at = (across: number, down: number): [number, number] => [
    (across * count - x) * SIZE,
    (down * count - y) * SIZE,
  ];

  /** A crossing of the streets of a level: a grid, a little out of shape. */
  const crossing = (level: number, i: number, j: number): [number, number] => {
    const jitter = (salt: number): number => (chance(level, i, j, salt) - 0.5) * 0.6;
    return at((i + jitter(1)) / 2 ** level, (j + jitter(2)) / 2 ** level);
  };
  const cells = (level: number): [number, number][] => {
    const each = 2 ** (level - z);
    const range = (from: number): number[] =>
      Array.from({ length: Math.ceil(each) + 3 }, (_, index) => Math.floor(from * each) - 1 + index);
    return range(x).flatMap((i) => range(y).map((j): [number, number] => [i, j]));
  };
  const spread = (level: number): number => SIZE * 2 ** (z - level);
  const levels = [6, 8, 10, 12, 14, 16, 18].filter((level) => spread(level) >= 20 && spread(level) <= 1100);

  const point = ([across, down]: [number, number]): string => `${n(across)} ${n(down)}`;
  const streets = (level: number): string => {
    const lines = cells(level).flatMap(([i, j]) => {
      const from = point(crossing(level, i, j));
      const to = [
        [i + 1, j],
        [i, j + 1],
      ]
        .filter((_, direction) => chance(level, i, j, 3 + direction) > 0.22)
        .map(([i, j]) => point(crossing(level, i!, j!)));
      return to.map((end) => `M${from}L${end}`);
    });
    const width = Math.min(Math.max(spread(level) / 60, 1), 9);
    return `<path d='${lines.join("")}' stroke='#fffdf8' stroke-width='${n(width)}' fill='none' stroke-linecap='round'/>`;
  };
  const level = levels.findLast((one) => spread(one) >= 90) ?? levels[0] ?? 6;
  const fields = cells(level).flatMap(([i, j]) => {
    const kind = chance(level, i, j, 9);
    const colour = kind < 0.1 ? "#d9e2c6" : kind < 0.14 ? "#c7dbe0" : "";
    const corners = [
      [i, j],
      [i + 1, j],
      [i + 1, j + 1],
      [i, j + 1],
    ].map(([i, j]) => point(crossing(level, i!, j!)));
    return colour ? [`<path d='M${corners.join("L")}Z' fill='${colour}'/>`] : [];
  });
  const built = Object.values(towns).map(({ lat, lon }) => ({
    middle: at(worldX(lon), worldY(lat)),
    radius: (SIZE * count * 3.2) / 25_000,
  }));
  const quarters = ["Molenhoek", "Bellevue", "Sint-Jan", "Ter Duinen", "Les Prés", "Kouter", "Hoogveld", "La Fosse"];
  const names = [
    ...Object.values(towns).map(({ names, lat, lon }) =>
      label(names[0]!, at(worldX(lon), worldY(lat)), z > 10 ? 19 : 13, "#4d5f68"),
    ),
    ...(z < 12
      ? []
      : cells(level).flatMap(([i, j]) =>
          chance(level, i, j, 11) < 0.12
            ? [
                label(
                  quarters[Math.floor(chance(level, i, j, 12) * quarters.length)]!,
                  crossing(level, i, j),
                  12,
                  "#8a8371",
                ),
              ]
            : [],
        )),
  ];
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIZE} ${SIZE}' width='${SIZE}' height='${SIZE}'><rect width='${SIZE}' height='${SIZE}' fill='#efe9dc'/>${built
    .map(({ middle: [cx, cy], radius }) => `<circle cx='${n(cx)}' cy='${n(cy)}' r='${n(radius)}' fill='#e7decd'/>`)
    .join("")}${fields.join("")}${levels.toReversed().map(streets).join("")}${names.join("")}</svg>`;
}

/** Those whose letters cannot reach the tile are left out. */
function label(name: string, [x, y]: [number, number], size: number, colour: string): string {
  if (x < -200 || x > SIZE + 200 || y < -40 || y > SIZE + 40) return "";
  return `<text x='${n(x)}' y='${n(y)}' font-size='${size}' fill='${colour}' stroke='#fffdf8' stroke-width='3' paint-order='stroke' text-anchor='middle' font-family='Georgia,Liberation Serif,serif'>${name}</text>`;
}

const seen: Record<string, string> = {
  "#efe9dc": "#46583f",
  "#e7decd": "#586350",
  "#d9e2c6": "#2f4a2c",
  "#c7dbe0": "#22465a",
  "#fffdf8": "#8d8a7c",
  "#4d5f68": "#fdfcf7",
  "#8a8371": "#efece0",
};

/** The same as a satellite might see it. */
export const fromAbove = (tile: string): string =>
  tile
    .replaceAll(/(<text[^>]*) stroke='#fffdf8'/g, "$1 stroke='#1d2a20'")
    .replaceAll(/#[\da-f]{6}/g, (colour) => seen[colour] ?? colour);
