import { randomNumbers } from "../seeded-random.ts";
import { darker, lighter, line, n, oval, path, type PhotoSpec } from "./draw.ts";

const background = (fill: string, more = "") => `<rect width='800' height='800' fill='${fill}' ${more}/>`;
const across = (id: string, size: number, content: string, turn = 0) =>
  `<defs><pattern id='${id}' width='${size}' height='${size}' patternUnits='userSpaceOnUse'${turn ? ` patternTransform='rotate(${turn})'` : ""}>` +
  `${content}</pattern></defs>`;
/** Light and shade of cloth in soft folds. */
const folds = ["M-40 120Q260 20 840 260", "M-40 430Q330 250 840 560", "M-40 760Q420 560 840 850"]
  .map(
    (d) =>
      line(d, "#201008", 90, "opacity='.1' filter='url(#soft)'") +
      line(d, "#fff", 44, "opacity='.2' filter='url(#soft)' transform='translate(-14 -62)'"),
  )
  .join("");
const soft =
  "<defs><filter id='soft' filterUnits='userSpaceOnUse' x='-200' y='-200' width='1200' " +
  "height='1200'><feGaussianBlur stdDeviation='26'/></filter></defs>";

function weave([main = "#cdb89a", second = lighter(main, 0.25)]: string[]): string {
  const thread = (x: number, y: number, wide: number, high: number, fill: string) =>
    `<rect x='${x}' y='${y}' width='${wide}' height='${high}' rx='7' fill='${fill}'/>`;
  const cell =
    thread(1, 3, 28, 14, main) +
    thread(31, 23, 28, 14, main) +
    thread(33, 1, 14, 19, second) +
    thread(3, 21, 14, 19, second) +
    thread(-27, 23, 28, 14, main);
  return (
    across("x", 40, `<rect width='40' height='40' fill='${darker(main, 0.45)}'/>${cell}`, 8) +
    background("url(#x)") +
    soft +
    folds
  );
}

function stitch([main = "#cdb89a", second = main]: string[]): string {
  const half = (x: number, turn: number, fill: string) =>
    `<ellipse cx='${x}' cy='30' rx='12' ry='29' fill='${fill}' transform='rotate(${turn} ${x} 30)'/>` +
    line(`M${x - 4} 14q-3 16 2 32`, "#fff", 3, `opacity='.22' transform='rotate(${turn} ${x} 30)'`);
  const row = (fill: string) => half(15, -24, fill) + half(41, 24, darker(fill, 0.06));
  return (
    "<defs>" +
    "<pattern id='x' width='56' height='96' patternUnits='userSpaceOnUse' patternTransform='rotate(-6)'>" +
    `<rect width='56' height='96' fill='${darker(main, 0.5)}'/>${row(main)}` +
    `<g transform='translate(0 48)'>${row(second)}</g><g transform='translate(0 96)'>${row(main)}` +
    `</g><g transform='translate(0 -48)'>${row(second)}</g></pattern>` +
    `</defs>${background("url(#x)")}${soft}${folds}`
  );
}

function twist([main = "#c9a96a"]: string[]): string {
  const strand = Array.from(
    { length: 9 },
    (_, i) =>
      `<ellipse cx='${i * 100}' cy='60' rx='74' ry='40' fill='${i % 2 ? main : lighter(main, 0.16)}'` +
      ` stroke='${darker(main, 0.45)}' stroke-width='4' transform='rotate(38 ${i * 100} 60)'/>` +
      line(`M${i * 100 - 40} 44q30 8 62 40M${i * 100 - 24} 34q34 12 60 44`, darker(main, 0.35), 2, "opacity='.45'"),
  ).join("");
  const rope = (y: number) =>
    `<g transform='translate(0 ${y})'><clipPath id='r${y}'><rect y='2' width='800' height='116' rx='30'/>` +
    `</clipPath><g clip-path='url(#r${y})'><rect width='800' height='120' fill='${darker(main, 0.3)}'/>` +
    `${strand}<rect width='800' height='120' fill='url(#cylinder)'/>` +
    "</g></g>";
  return (
    "<defs><linearGradient id='cylinder' x2='0' y2='1'>" +
    "<stop offset='0' stop-color='#fff' stop-opacity='.3'/>" +
    "<stop offset='.45' stop-color='#fff' stop-opacity='0'/>" +
    "<stop offset='1' stop-color='#201008' stop-opacity='.55'/></linearGradient>" +
    `</defs>${background(darker(main, 0.6))}<g transform='rotate(-9 400 400) translate(-60 -70) scale(1.18)'>` +
    [0, 124, 248, 372, 496, 620].map(rope).join("") +
    "</g>"
  );
}

function glazed({ colours: [glaze = "#ece6da", clay = "#b9916c"], detail, seed }: PhotoSpec): string {
  const random = randomNumbers(seed);
  const [wide, deep] = [3 + random() * 2, 34 + random() * 26];
  const edge = Array.from(
    { length: 81 },
    (_, i) => `L${i * 10} ${n(500 + deep * Math.sin((i / 80) * Math.PI * 2 * wide) + 22 * Math.sin(i * 0.41))}`,
  ).join("");
  const specks = (count: number, top: number, bottom: number) =>
    Array.from({ length: count }, () =>
      oval(
        random() * 800,
        top + random() * (bottom - top),
        1.5 + random() * 6,
        1.5 + random() * 4,
        darker(glaze, 0.55),
        `opacity='${n(0.25 + random() * 0.5)}'`,
      ),
    ).join("");
  return (
    background(clay) +
    Array.from({ length: 30 }, (_, i) =>
      line(`M0 ${540 + i * 10}q400 ${i % 3 === 0 ? 30 : 22} 800 0`, darker(clay, 0.3), 2, "opacity='.3'"),
    ).join("") +
    path(`M0 0V500${edge}V0Z`, darker(clay, 0.4), "opacity='.5' transform='translate(6 14)'") +
    path(`M0 0V500${edge}V0Z`, glaze) +
    specks(detail === "speckle" ? 130 : 26, 0, 430) +
    soft +
    line("M120 -20Q60 260 200 440", "#fff", 70, "opacity='.4' filter='url(#soft)'") +
    line("M150 40Q110 220 180 360", "#fff", 12, "opacity='.45'") +
    "<rect x='560' y='-100' width='440' height='1000' fill='#201008' opacity='.16' filter='url(#soft)'/>"
  );
}

function grain([main = "#b98a4f"]: string[]): string {
  const lines = Array.from({ length: 34 }, (_, i) =>
    line(
      `M-20 ${i * 26}Q200 ${i * 26 - 20 + (i % 5) * 10} 420 ${i * 26 + (i % 3) * 9}T840 ${i * 26 - 12}`,
      darker(main, 0.4),
      i % 4 === 0 ? 6 : 2,
      "opacity='.28'",
    ),
  ).join("");
  const knot = [46, 34, 22, 10]
    .map(
      (r) =>
        `<ellipse cx='560' cy='330' rx='${r * 1.7}' ry='${r}' fill='none'` +
        ` stroke='${darker(main, 0.5)}' stroke-width='4' opacity='.35'/>`,
    )
    .join("");
  return background(main) + lines + knot + background("url(#flat)");
}

const heaps: Record<string, (x: number, y: number, turn: number, colour: string) => string> = {
  coffee: (x, y, turn, colour) =>
    `<g transform='translate(${x} ${y}) rotate(${turn})'>` +
    oval(3, 6, 46, 32, "#140a05", "opacity='.4'") +
    oval(0, 0, 44, 30, colour) +
    line("M-38 -2Q-12 12 0 0T38 2", darker(colour, 0.6), 6) +
    oval(-14, -14, 14, 6, "#fff", "opacity='.16'") +
    "</g>",
  tea: (x, y, turn, colour) =>
    `<g transform='translate(${x} ${y}) rotate(${turn})'>` +
    line("M-34 0Q-10 -16 8 2T36 -4", darker(colour, 0.4), 14, "opacity='.5' transform='translate(3 6)'") +
    line("M-34 0Q-10 -16 8 2T36 -4", colour, 12) +
    line("M-28 -3Q-8 -14 8 0", "#fff", 2, "opacity='.25'") +
    "</g>",
  spices: (x, y, turn, colour) =>
    `<g transform='translate(${x} ${y}) rotate(${turn})'>` +
    oval(2, 5, 19, 16, "#1c0e06", "opacity='.35'") +
    oval(0, 0, 18, 15, colour) +
    line("M-12 0h24M-8 -7h16M-8 7h16", darker(colour, 0.45), 2, "opacity='.6'") +
    "</g>",
  "nuts-and-dried-fruit": (x, y, turn, colour) =>
    `<g transform='translate(${x} ${y}) rotate(${turn})'>` +
    path(
      "M-52 8Q-30 -34 22 -30Q60 -14 50 10Q20 40 -30 30Q-54 22 -52 8Z",
      "#1c0e06",
      "opacity='.35' transform='translate(4 9)'",
    ) +
    path("M-52 8Q-30 -34 22 -30Q60 -14 50 10Q20 40 -30 30Q-54 22 -52 8Z", colour) +
    line("M-40 4Q0 -20 42 0M-34 16Q4 -2 38 12", darker(colour, 0.4), 3, "opacity='.5'") +
    oval(-6, -16, 18, 5, "#fff", "opacity='.22'") +
    "</g>",
};
const heapColours: Record<string, string[]> = {
  coffee: ["#6b452b", "#5a3722", "#7a5033"],
  tea: ["#4c4a2b", "#5f5a33", "#3a3522", "#7a6a3a"],
  spices: [],
  "nuts-and-dried-fruit": [],
};

/** Close-up of what is in the bag, tin, jar or bowl. */
export function heap(categoryId: string, { colours, seed }: PhotoSpec): string {
  const random = randomNumbers(seed);
  const one = heaps[categoryId] ?? heaps["spices"]!;
  const listed = heapColours[categoryId] ?? [];
  const shades =
    listed.length > 0
      ? listed
      : [0, 0.12, 0.24].flatMap((share) => [
          darker(colours[0] ?? "#b5763c", share),
          lighter(colours[0] ?? "#b5763c", share),
        ]);
  const step =
    categoryId === "spices" ? 34 : categoryId === "nuts-and-dried-fruit" ? 84 : categoryId === "tea" ? 44 : 64;
  const rows = Math.ceil(860 / step);
  const pieces = Array.from({ length: rows * rows }, (_, i) =>
    one(
      Math.round((i % rows) * step + (random() - 0.5) * step),
      Math.round(Math.floor(i / rows) * step + (random() - 0.5) * step),
      Math.round(random() * 360),
      shades[Math.floor(random() * shades.length)] ?? "#8a5a34",
    ),
  );
  return background(darker(shades[0] ?? "#8a5a34", 0.7)) + pieces.join("") + background("url(#flat)");
}

/** Close-up of the material. */
export function texture(categoryId: string, sight: PhotoSpec): string {
  switch (categoryId) {
    case "ceramics":
      return glazed(sight);
    case "knitwear":
      return stitch(sight.colours);
    case "rope-and-cord":
      return twist(sight.colours);
    case "kitchen-tools":
      return grain(sight.colours);
    default:
      return weave(sight.colours);
  }
}
