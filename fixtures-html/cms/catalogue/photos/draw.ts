/** Helpers for all drawings. Light falls from the upper left; things stand on a table at y 650. */

/** A drawing to make: `form` is the shape, `detail` a variation of it, `seed` selects the backdrop. */
export interface PhotoSpec {
  form: string;
  colours: string[];
  label: string;
  detail: string;
  brand: string;
  seed: number;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two colours; a share of 0 gives the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  return `#${channels(from)
    .map((value, i) =>
      Math.round(value + ((other[i] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export const darker = (hex: string, share = 0.25) => mix(hex, "#2a1d18", share);
export const lighter = (hex: string, share = 0.3) => mix(hex, "#fffaf0", share);
export const isDark = (hex: string) =>
  channels(hex).reduce((sum, value, i) => sum + value * ([0.3, 0.59, 0.11][i] ?? 0), 0) < 140;
/** Colour of a text that is readable on `hex`. */
export const inkOn = (hex: string) => (isDark(hex) ? "#f7f0e2" : "#3a2f28");

export const n = (value: number) => String(Math.round(value * 10) / 10);

export function ramp(id: string, stops: [number, string, number?][], turn = "x2='1' y2='0'"): string {
  return (
    `<linearGradient id='${id}' ${turn}>` +
    stops
      .map(
        ([at, colour, opacity = 1]) =>
          `<stop offset='${at}' stop-color='${colour}'${opacity < 1 ? ` stop-opacity='${opacity}'` : ""}/>`,
      )
      .join("") +
    "</linearGradient>"
  );
}
const down = "x2='0' y2='1'";

/** Soft contact shadow under an object, leaning away from the light. */
export function shadow(x: number, y: number, width: number, height = width * 0.16): string {
  return (
    `<ellipse cx='${n(x + width * 0.12)}' cy='${n(y)}' rx='${n(width * 0.72)}' ry='${n(height)}' fill='url(#sh)'/>` +
    `<ellipse cx='${n(x)}' cy='${n(y)}' rx='${n(width * 0.5)}' ry='${n(height * 0.45)}' fill='url(#sh)'/>`
  );
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d='${d}' fill='${fill}' ${more}/>`;
}
export function line(d: string, colour: string, width: number, more = ""): string {
  return (
    `<path d='${d}' fill='none' stroke='${colour}' stroke-width='${width}'` +
    ` stroke-linecap='round' stroke-linejoin='round' ${more}/>`
  );
}
/** Draws an outline twice: in its colour, then with light and shade. */
export function solid(d: string, fill: string, light = "cyl", more = ""): string {
  return `<g ${more}><path d='${d}' fill='${fill}'/><path d='${d}' fill='url(#${light})'/></g>`;
}
export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx='${n(x)}' cy='${n(y)}' rx='${n(rx)}' ry='${n(ry)}' fill='${fill}' ${more}/>`;
}

export function text(x: number, y: number, size: number, colour: string, content: string, more = ""): string {
  const safe = content.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return (
    `<text x='${n(x)}' y='${n(y)}' font-size='${n(size)}' fill='${colour}'` +
    ` text-anchor='middle' font-family='Georgia,Liberation Serif,serif' ${more}>` +
    `${safe}</text>`
  );
}
/** Font size at which a text fits a width, at most `maxSize`. */
export const fit = (content: string, width: number, maxSize: number) =>
  Math.min(maxSize, width / (content.length * 0.54));

const backdrops: [string, string][] = [
  ["#ebe3d6", "#d9cbb7"],
  ["#e6e4dc", "#cfc6b6"],
  ["#efe4d8", "#dcc6b0"],
  ["#e3e2da", "#c9c3b2"],
  ["#ece5da", "#d3c3ac"],
  ["#e8dfd6", "#d2bfae"],
  ["#e1e5e2", "#cbc6b8"],
];

const backdropOf = (seed: number): [string, string] => backdrops[seed % backdrops.length] ?? ["#ebe3d6", "#d9cbb7"];

/** Wraps `content` in an SVG with the gradients that all drawings use; `viewBox` crops it. */
export function sheet(content: string, seed: number, viewBox = "0 0 800 800"): string {
  const [wall, table] = backdropOf(seed);
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' width='800' height='800'>` +
    "<defs>" +
    ramp(
      "w",
      [
        [0, lighter(wall, 0.5)],
        [0.6, wall],
        [1, darker(wall, 0.12)],
      ],
      "x2='1' y2='.6'",
    ) +
    ramp(
      "t",
      [
        [0, darker(table, 0.08)],
        [0.25, table],
        [1, lighter(table, 0.35)],
      ],
      down,
    ) +
    ramp("cyl", [
      [0, "#000", 0.2],
      [0.22, "#fff", 0.22],
      [0.5, "#fff", 0],
      [1, "#201008", 0.36],
    ]) +
    ramp(
      "flat",
      [
        [0, "#fff", 0.2],
        [0.5, "#fff", 0],
        [1, "#201008", 0.2],
      ],
      "x2='1' y2='1'",
    ) +
    "<radialGradient id='sh'><stop offset='0' stop-color='#3a2618' stop-opacity='.5'/>" +
    "<stop offset='.6' stop-color='#3a2618' stop-opacity='.18'/>" +
    "<stop offset='1' stop-color='#3a2618' stop-opacity='0'/></radialGradient>" +
    `</defs>${content}</svg>`
  );
}

/** Wall with a table in front of it, and light from a window. `fromAbove` omits the horizon, for things seen from above. */
export function backdrop(seed: number, fromAbove = false): string {
  const horizon = 520 + (seed % 3) * 14;
  return (
    "<rect width='800' height='800' fill='url(#w)'/>" +
    path(`M0 ${horizon - 330}L330 0H520L0 ${horizon - 140}Z`, "#fff", "opacity='.16'") +
    (fromAbove
      ? path("M0 640L800 120V330L0 800Z", "#fff", "opacity='.12'")
      : `<rect y='${horizon}' width='800' height='${800 - horizon}' fill='url(#t)'/>`)
  );
}

export const scene = (content: string, seed: number, fromAbove = false): string =>
  sheet(backdrop(seed, fromAbove) + content, seed);
