import { randomNumbers } from "../seeded-random.ts";
import { darker, lighter, line, n, oval, path, ramp, shadow, type PhotoSpec, solid, text } from "./draw.ts";

const pots: Record<
  string,
  { body: string; rim: [number, number, number, number]; handle?: string; spout?: string; front?: string }
> = {
  cup: { body: "M262 388Q262 640 350 660H450Q538 640 538 388Z", rim: [400, 388, 138, 34] },
  mug: {
    body: "M250 300V622Q250 660 300 662H470Q520 660 520 622V300Z",
    rim: [385, 300, 135, 32],
    handle: "M512 370Q640 360 630 470T508 560",
  },
  bowl: { body: "M150 420Q168 600 320 648L326 664H474L480 648Q632 600 650 420Z", rim: [400, 420, 250, 58] },
  bud: {
    body:
      "M376 250Q384 330 372 380Q270 430 276 540Q284 650 350 664H450Q516 650 524 540Q530 430 428 " +
      "380Q416 330 424 250Z",
    rim: [400, 250, 24, 7],
  },
  vase: {
    body:
      "M340 270Q350 320 318 370Q270 450 284 550Q298 650 344 664H456Q502 650 516 550Q530 450 482 " +
      "370Q450 320 460 270Z",
    rim: [400, 270, 60, 15],
  },
  teapot: {
    body: "M250 420Q226 640 330 662H470Q574 640 550 420Q520 360 400 360T250 420Z",
    rim: [400, 376, 74, 14],
    handle: "M540 440Q668 400 660 520T536 610",
    spout: "M262 480Q190 500 168 410Q160 384 134 376L150 356Q200 360 214 410Q230 450 280 430Z",
  },
  jug: {
    body: "M300 220Q318 320 292 400Q258 560 320 660H480Q542 560 508 400Q482 320 500 214L300 220Z",
    rim: [400, 220, 100, 22],
    handle: "M500 280Q640 270 622 400T520 520",
    spout: "M312 262Q270 230 258 196Q300 214 340 204Z",
  },
};

function specksOf(seed: number): string {
  const random = randomNumbers(seed);
  return Array.from({ length: 36 }, () =>
    oval(
      150 + random() * 500,
      190 + random() * 460,
      1 + random() * 2.4,
      1 + random() * 1.6,
      "#6b543f",
      "opacity='.55'",
    ),
  ).join("");
}

function plateOf(detail: string, glaze: string, clay: string, specks: string): string {
  return (
    "<defs><clipPath id='c'><ellipse cx='400' cy='440' rx='270' ry='262'/>" +
    "</clipPath></defs>" +
    oval(424, 470, 296, 282, "url(#sh)") +
    oval(400, 446, 272, 264, darker(clay, 0.15)) +
    oval(400, 440, 272, 262, glaze) +
    oval(400, 440, 272, 262, "url(#flat)") +
    "<g clip-path='url(#c)'>" +
    (detail === "line" ? `<path d='M120 560Q400 500 690 600V720H120Z' fill='${clay}'/>` : "") +
    (detail === "run"
      ? `<circle cx='400' cy='440' r='258' fill='none' stroke='${darker(glaze, 0.35)}' stroke-width='22' opacity='.6'/>`
      : "") +
    `<g id='sp'>${specks}</g></g>` +
    oval(406, 446, 190, 184, darker(glaze, 0.14), "opacity='.6'") +
    oval(398, 438, 186, 180, detail === "line" ? glaze : lighter(glaze, 0.06)) +
    oval(398, 438, 186, 180, "url(#flat)") +
    line("M196 330Q260 220 390 206", "#fff", 10, "opacity='.45'") +
    (detail === "speckle" ? "<use href='#sp' clip-path='url(#c)'/>" : "")
  );
}

const coatOf = (form: string, detail: string, y: number, glaze: string, clay: string, specks: string): string =>
  detail === "line"
    ? `<path d='M100 ${form === "bowl" ? 540 : 520}Q300 ${form === "bowl" ? 566 : 552} 700 500V700H100Z'` +
      ` fill='${clay}'/>`
    : detail === "run"
      ? `<path d='M100 100H700V${y + 70}q-30 46 -60 6t-60 20t-60 -16t-60 34t-60 -22t-60 18t-60 -18t-60 14t-60 -20Z'` +
        ` fill='${darker(glaze, 0.3)}' opacity='.55'/>` +
        `<path d='M100 642Q400 672 700 642V700H100Z' fill='${clay}'/>`
      : `<path d='M100 636Q400 668 700 636V700H100Z' fill='${clay}'/>${specks}`;

const insideOf = (form: string, [x, y, rx, ry]: [number, number, number, number], glaze: string): string =>
  oval(x, y, rx, ry, lighter(glaze, 0.12)) +
  oval(x, y + ry * 0.12, rx * 0.93, ry * 0.82, darker(glaze, 0.4)) +
  (form === "cup" || form === "mug"
    ? oval(x, y + ry * 0.3, rx * 0.86, ry * 0.6, "#5b3a24")
    : form === "bowl"
      ? oval(x, y + ry * 0.28, rx * 0.84, ry * 0.56, darker(glaze, 0.22))
      : "");

export function ceramic({ form, colours, detail, seed }: PhotoSpec): string {
  const [glaze = "#ece6da", clay = "#b9916c"] = colours;
  const specks = detail === "speckle" ? specksOf(seed) : "";
  if (form === "plate") return plateOf(detail, glaze, clay, specks);
  const pot = pots[form] ?? pots["cup"];
  if (!pot) return "";
  const [x, y, rx] = pot.rim;
  const coat = coatOf(form, detail, y, glaze, clay, specks);
  const handle = pot.handle
    ? line(pot.handle, darker(glaze, 0.3), 36) +
      line(pot.handle, glaze, 29) +
      line(pot.handle, "#fff", 6, "opacity='.35' transform='translate(-2 -6)'")
    : "";
  const spout = pot.spout ? solid(pot.spout, darker(glaze, 0.06), "flat") : "";
  const stem = form === "bud" || form === "vase" ? twig(x, y, form === "vase" ? 1.15 : 1, seed) : "";
  const lid =
    form === "teapot"
      ? solid("M318 384Q322 326 400 322T482 384Q400 410 318 384Z", glaze) +
        solid("M380 322Q372 288 400 284T420 322Q400 330 380 322Z", clay)
      : "";
  const inside = form === "teapot" ? "" : insideOf(form, pot.rim, glaze);
  return (
    `<defs><clipPath id='c'><path d='${pot.body}'/></clipPath></defs>` +
    shadow(400, 662, form === "bowl" ? 420 : 320, 44) +
    handle +
    spout +
    path(pot.body, glaze) +
    `<g clip-path='url(#c)'>${coat}</g>` +
    path(pot.body, "url(#cyl)") +
    inside +
    stem +
    lid +
    line(
      `M${x - rx * 0.78} ${y + 90}Q${x - rx * 0.8} ${y + 150} ${x - rx * 0.66} ${y + 210}`,
      "#fff",
      10,
      "opacity='.3'",
    )
  );
}

function twig(x: number, y: number, scale: number, seed: number): string {
  const flower = ["#df7f66", "#d1a03a", "#f3ece0", "#7f97b8"][seed % 4] ?? "#df7f66";
  const leaves = [-40, -90, -140]
    .map(
      (at, i) =>
        `<g transform='translate(${[-4, 2, 12][i]} ${at}) rotate(${i % 2 ? 30 : -150})'>` +
        path("M0 0Q22 -18 54 -4Q26 16 0 0Z", i % 2 ? "#6f7f52" : "#83946a") +
        "</g>",
    )
    .join("");
  const head = Array.from(
    { length: 7 },
    (_, i) =>
      `<ellipse cx='16' cy='-200' rx='10' ry='24' fill='${i % 2 ? flower : lighter(flower, 0.2)}'` +
      ` transform='rotate(${i * 51} 16 -182)'/>`,
  ).join("");
  return (
    `<g transform='translate(${x} ${y}) scale(${Math.min(scale, (y - 20) / 215)})'>` +
    line("M0 6Q-14 -90 16 -180", "#66774a", 6) +
    `${leaves}${head}<circle cx='16' cy='-182' r='9' fill='#b98a3a'/>` +
    "</g>"
  );
}

interface GlassShape {
  body: string;
  rim?: [number, number, number, number];
  fill?: number;
  drink?: string;
}

const glasses: Record<string, GlassShape> = {
  carafe: {
    body:
      "M362 130Q370 240 352 300Q272 400 280 560Q284 656 330 664H470Q516 656 520 560Q528 400 448 " +
      "300Q430 240 438 130Z",
    rim: [400, 130, 38, 10],
    fill: 420,
    drink: "#9cc3c6",
  },
  decanter: {
    body:
      "M368 140Q376 300 350 370Q170 520 190 610Q204 664 300 664H500Q596 664 610 610Q630 520 450 " +
      "370Q424 300 432 140Z",
    rim: [400, 140, 32, 9],
    fill: 560,
    drink: "#7a2433",
  },
  tumbler: {
    body: "M266 330L286 640Q288 662 312 664H488Q512 662 514 640L534 330Z",
    rim: [400, 330, 134, 30],
    fill: 450,
    drink: "#9cc3c6",
  },
  tall: {
    body: "M310 190L324 644Q326 662 344 664H456Q474 662 476 644L490 190Z",
    rim: [400, 190, 90, 20],
    fill: 340,
    drink: "#e3b25a",
  },
  wine: {
    body: "M296 170Q270 400 392 440V620Q392 640 330 652Q300 664 400 666T470 652Q408 640 408 620V440Q530 400 504 170Z",
    rim: [400, 170, 104, 22],
    fill: 310,
    drink: "#d9b25e",
  },
  jar: {
    body: "M256 290Q250 310 250 330V620Q250 662 296 664H504Q550 662 550 620V330Q550 310 544 290Z",
    fill: 350,
    drink: "#c9604a",
  },
  cork: {
    body: "M270 250Q250 270 250 310V620Q250 662 296 664H504Q550 662 550 620V310Q550 270 530 250Z",
    fill: 400,
    drink: "#dcc48f",
  },
  bottle: {
    body: "M372 190V300Q306 330 306 400V630Q306 662 336 664H464Q494 662 494 630V400Q494 330 428 300V190Z",
    fill: 420,
    drink: "#b9a23e",
  },
  vase: {
    body: "M300 230Q340 330 300 420Q268 560 320 664H480Q532 560 500 420Q460 330 500 230Z",
    rim: [400, 230, 100, 22],
    fill: 460,
    drink: "#a9c9c9",
  },
  lantern: {
    body: "M290 260Q262 300 262 380V560Q262 640 300 664H500Q538 640 538 560V380Q538 300 510 260Z",
    rim: [400, 260, 110, 24],
  },
  float: { body: "M400 330A166 166 0 1 0 400.1 330Z" },
};

/** A second glass of a set, behind the first. */
function glassMate(form: string, shape: GlassShape, tint: string, edge: string): string {
  const [x, y, rx, ry] = shape.rim ?? [400, 0, 0, 0];
  return form === "tumbler" || form === "wine" || form === "tall"
    ? `<g transform='translate(${form === "tumbler" ? 190 : 170} -34) scale(.92)' opacity='.75'>` +
        path(shape.body, tint, `opacity='.55' ${edge}`) +
        path(shape.body, "url(#gl)") +
        oval(x, y, rx, ry, "#fff", "opacity='.35'") +
        "</g>"
    : "";
}

export function glass({ form, colours, detail, seed }: PhotoSpec): string {
  const tint = colours[0] ?? "#cfdedd";
  const shape = glasses[form] ?? glasses["tumbler"];
  if (!shape) return "";
  const green = detail === "green";
  const [x, y, rx, ry] = shape.rim ?? [400, 0, 0, 0];
  const content = shape.fill
    ? `<g clip-path='url(#c)'><rect x='150' y='${shape.fill}' width='500'` +
      ` height='${(form === "wine" ? 440 : 650) - shape.fill}' fill='${shape.drink ?? tint}` +
      `' opacity='${["jar", "cork", "decanter"].includes(form) ? 0.88 : 0.6}'/>` +
      `${stuffing(form, seed)}</g>`
    : "";
  const edge = `stroke='${darker(tint, green ? 0.45 : 0.4)}' stroke-width='4' stroke-opacity='.55'`;
  const extras = glassExtras[form]?.(tint, seed) ?? "";
  const before = ["lantern", "vase"].includes(form) ? extras : "";
  const mate = glassMate(form, shape, tint, edge);
  return (
    `<defs><clipPath id='c'><path d='${shape.body}'/></clipPath>` +
    ramp("gl", [
      [0, darker(tint, 0.5), 0.5],
      [0.1, "#fff", 0.5],
      [0.22, "#fff", 0.05],
      [0.75, "#fff", 0.05],
      [0.88, "#fff", 0.35],
      [1, darker(tint, 0.5), 0.55],
    ]) +
    `</defs><g transform='translate(${mate ? -70 : 0} 0)'>${mate}` +
    shadow(400, 664, 300, 36) +
    oval(470, 684, 150, 16, lighter(tint, 0.5), "opacity='.5'") +
    path(shape.body, tint, `opacity='${green ? 0.72 : 0.5}'`) +
    before +
    content +
    path(shape.body, "url(#gl)", edge) +
    (rx
      ? `<ellipse cx='${x}' cy='${y}' rx='${rx}' ry='${ry}' fill='#fff'` +
        ` fill-opacity='.3' stroke='${darker(tint, 0.35)}' stroke-opacity='.6'` +
        " stroke-width='4'/>"
      : "") +
    (before ? "" : extras) +
    (form === "float"
      ? oval(340, 430, 26, 40, "#fff", "opacity='.45' transform='rotate(35 340 430)'")
      : line(highlights[form] ?? "M300 420V600", "#fff", 10, "opacity='.6'")) +
    (green
      ? oval(450, 560, 4, 5, "#fff", "opacity='.5'") +
        oval(430, 480, 3, 4, "#fff", "opacity='.5'") +
        oval(350, 600, 4, 4, "#fff", "opacity='.5'")
      : "") +
    "</g>"
  );
}

/** Stoppers, labels and contents. */
const glassExtras: Record<string, (tint: string, seed: number) => string> = {
  jar: (tint) =>
    solid("M246 226Q246 210 270 208H530Q554 210 554 226V286H246Z", tint) +
    line("M250 292H550", "#c4673f", 14) +
    line("M548 300Q590 330 556 380M252 300Q214 330 246 370", "#8d8f90", 7),
  cork: () =>
    solid("M278 190H522L514 256H286Z", "#c49a66") +
    oval(400, 190, 122, 18, "#d9b583") +
    oval(340, 190, 6, 2, "#8a6238") +
    oval(440, 194, 8, 3, "#8a6238"),
  bottle: (tint) =>
    solid("M376 130H424V194H376Z", "#c49a66") +
    solid("M364 186H436V208H364Z", tint) +
    "<rect x='330' y='470' width='140' height='120' fill='#f7f0e2'/>" +
    text(400, 524, 26, "#5c5a36", "Lagune") +
    text(400, 558, 16, "#8a8457", "500 ml"),
  vase: (_tint, seed) =>
    `<g transform='translate(0 20)'>${twig(380, 230, 0.95, seed)}${twig(430, 236, 0.8, seed + 1)}</g>`,
  lantern: (tint) =>
    oval(400, 640, 110, 20, darker(tint, 0.25), "opacity='.4'") +
    solid("M350 440H450V636Q400 652 350 636Z", "#f3e9d5") +
    oval(400, 440, 50, 12, "#fff7e6") +
    line("M400 440V420", "#4a3b30", 4) +
    path("M400 360Q428 404 400 424Q372 404 400 360Z", "#f4b24a") +
    "<circle cx='400' cy='396' r='110' fill='#ffdf9a' opacity='.22'/>" +
    line("M290 250Q400 60 510 250", "#6b5b48", 7),
  float: (tint) =>
    oval(400, 320, 42, 16, darker(tint, 0.2)) +
    [-1, 0, 1].map((i) => line(`M400 320Q${400 + i * 200} 500 ${400 + i * 30} 664`, "#b98c55", 9)).join("") +
    line("M240 470Q400 540 560 470M250 560Q400 640 550 560", "#b98c55", 9) +
    line("M400 326Q330 240 390 200T470 130", "#b98c55", 10),
};

const highlights: Record<string, string> = {
  carafe: "M310 460Q300 540 312 610",
  decanter: "M236 560Q226 600 250 630",
  tumbler: "M296 390L308 600",
  tall: "M334 260L344 600",
  wine: "M318 230Q310 340 350 390",
  bottle: "M326 420V450",
  vase: "M322 500Q316 580 338 630",
  lantern: "M286 380V560",
};

function stuffing(form: string, seed: number): string {
  const random = randomNumbers(seed);
  if (form === "jar")
    return Array.from({ length: 22 }, () =>
      oval(270 + random() * 260, 380 + random() * 260, 28, 26, random() > 0.5 ? "#d9745a" : "#b54a38"),
    ).join("");
  if (form === "cork")
    return Array.from({ length: 24 }, () =>
      line(
        `M${n(260 + random() * 270)} ${n(420 + random() * 210)}q14 -14 28 0`,
        random() > 0.5 ? "#c9a868" : "#efdcae",
        13,
      ),
    ).join("");
  return "";
}
