import { randomNumbers } from "../seeded-random.ts";
import { darker, lighter, line, n, oval, path, ramp, solid, text } from "./draw.ts";

const light =
  ramp("cyl", [
    [0, "#000", 0.18],
    [0.22, "#fff", 0.24],
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
  "<radialGradient id='glow'><stop offset='0' stop-color='#fff0c4' stop-opacity='.85'/><stop offset='1' " +
  "stop-color='#fff0c4' stop-opacity='0'/></radialGradient><radialGradient id='sh'><stop offset='0' " +
  "stop-color='#3a2618' stop-opacity='.5'/><stop offset='1' stop-color='#3a2618' " +
  "stop-opacity='0'/></radialGradient>";

const sheet = (width: number, height: number, defs: string, content: string) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'>` +
  `<defs>${light}${defs}</defs>${content}</svg>`;

const down = "x2='0' y2='1'";
const cast = (x: number, y: number, r: number) => oval(x + r * 0.3, y, r * 1.4, r * 0.22, "url(#sh)");

/** Sea between two sides, from `horizon` to `bottom`, with glints. */
function sea(left: number, right: number, horizon: number, bottom: number, seed: number): string {
  const random = randomNumbers(seed);
  const glints = Array.from({ length: 46 }, () => {
    const y = horizon + 8 + random() ** 1.6 * (bottom - horizon - 12);
    const wide = 8 + ((y - horizon) / (bottom - horizon)) * 60;
    const x = left + random() * (right - left - wide);
    return line(
      `M${n(x)} ${n(y)}h${n(wide)}`,
      "#fff",
      n(1 + (y - horizon) / 70) === "1" ? 1 : 2,
      `opacity='${n(0.25 + random() * 0.4)}'`,
    );
  }).join("");
  return (
    `<rect x='${left}' y='${horizon}' width='${right - left}' height='${bottom - horizon}' fill='url(#sea)'/>` + glints
  );
}
const sail = (x: number, y: number, size: number) =>
  `<g transform='translate(${x} ${y}) scale(${size})'>` +
  path("M0 -92L44 -10H0Z", "#fbf6ea") +
  path("M-6 -80L-34 -10H-6Z", "#eadfca") +
  path("M-42 -4H52L38 14H-28Z", "#a63a3a") +
  "</g>";
const waterAndSky =
  ramp(
    "sky",
    [
      [0, "#a9cfdc"],
      [0.7, "#e6ecdf"],
      [1, "#f7e7cd"],
    ],
    down,
  ) +
  ramp(
    "sea",
    [
      [0, "#7fb6bd"],
      [0.5, "#3f8a93"],
      [1, "#2a6a78"],
    ],
    down,
  );

const jar = (x: number, y: number, fill: string) =>
  cast(x, y, 46) +
  path(
    `M${x - 44} ${y - 104}H${x + 44}V${y - 10}Q${x + 44} ${y} ${x + 30} ${y}H${x - 30}` +
      `Q${x - 44} ${y} ${x - 44} ${y - 10}Z`,
    "#e2e9e4",
  ) +
  path(`M${x - 38} ${y - 78}H${x + 38}V${y - 8}H${x - 38}Z`, fill) +
  solid(`M${x - 38} ${y - 134}H${x + 38}V${y - 104}H${x - 38}Z`, "#c49a66") +
  `<rect x='${x - 44}' y='${y - 104}' width='88' height='104' rx='10' fill='url(#cyl)'/>` +
  line(`M${x - 30} ${y - 92}V${y - 20}`, "#fff", 5, "opacity='.6'");
const tin = (x: number, y: number, colour: string, label: string) =>
  cast(x, y, 56) +
  solid(`M${x - 54} ${y - 130}H${x + 54}V${y}H${x - 54}Z`, colour) +
  solid(`M${x - 58} ${y - 156}H${x + 58}V${y - 124}H${x - 58}Z`, darker(colour, 0.18)) +
  `<rect x='${x - 38}' y='${y - 96}' width='76' height='62' fill='#f6efe0'/>` +
  text(x, y - 58, 20, "#33281f", label);
const bag = (x: number, y: number, colour: string, accent: string) =>
  cast(x, y, 70) +
  solid(`M${x - 58} ${y - 210}H${x + 58}L${x + 66} ${y}H${x - 66}Z`, colour) +
  `<rect x='${x - 66}' y='${y - 196}' width='132' height='9' rx='4' fill='${accent}'/>` +
  `<rect x='${x - 40}' y='${y - 150}' width='80' height='106' fill='#fbf6ea'/>` +
  path(`M${x - 24} ${y - 96}a24 24 0 0 1 48 0Z`, accent) +
  text(x, y - 62, 17, "#33281f", "Lagune");
const vase = (x: number, y: number, glaze: string) => {
  const flowers = [
    [-50, -330, "#df7f66"],
    [6, -370, "#f3ece0"],
    [56, -322, "#d1a03a"],
  ] as const;
  return (
    flowers
      .map(
        ([dx, dy, colour]) =>
          line(`M${x} ${y - 200}Q${x + dx * 0.3} ${y - 260} ${x + dx} ${y + dy}`, "#66774a", 5) +
          Array.from(
            { length: 8 },
            (_, i) =>
              `<ellipse cx='${x + dx}' cy='${y + dy - 18}' rx='9' ry='19' fill='${i % 2 ? colour : darker(colour, 0.1)}'` +
              ` transform='rotate(${i * 45} ${x + dx} ${y + dy})'/>`,
          ).join("") +
          oval(x + dx, y + dy, 9, 9, "#8a6238"),
      )
      .join("") +
    path(`M${x} ${y - 230}q-60 -10 -72 -50q56 0 72 50ZM${x} ${y - 240}q50 0 70 -40q-60 -6 -70 40Z`, "#7f8f62") +
    cast(x, y, 70) +
    solid(
      `M${x - 24} ${y - 206}Q${x - 18} ${y - 160} ${x - 44} ${y - 130}Q${x - 84} ${y - 60}` +
        ` ${x - 40} ${y}H${x + 40}Q${x + 84} ${y - 60} ${x + 44} ${y - 130}Q${x + 18} ${y - 160}` +
        ` ${x + 24} ${y - 206}Z`,
      glaze,
    ) +
    oval(x, y - 206, 24, 6, darker(glaze, 0.4))
  );
};
const coil = (x: number, y: number, colour: string) =>
  cast(x, y, 100) +
  [0, 1, 2, 3]
    .map(
      (i) =>
        line(`M${x - 92} ${y - 22 - i * 20}a92 26 0 0 0 184 0`, darker(colour, 0.4), 23) +
        line(`M${x - 92} ${y - 22 - i * 20}a92 26 0 0 0 184 0`, colour, 19) +
        line(
          `M${x - 92} ${y - 22 - i * 20}a92 26 0 0 0 184 0`,
          darker(colour, 0.3),
          15,
          "stroke-dasharray='4 9' style='stroke-linecap:butt' opacity='.6'",
        ),
    )
    .join("") +
  (`<ellipse cx='${x}' cy='${y - 84}' rx='92' ry='26' fill='none' stroke='${colour}' stroke-width='19'/>` +
    (`<ellipse cx='${x}' cy='${y - 84}' rx='92' ry='26' fill='none'` +
      ` stroke='${darker(colour, 0.3)}' stroke-width='15' stroke-dasharray='4 9'` +
      " opacity='.6'/>"));
const cloths = (x: number, y: number, colours: string[]) =>
  cast(x, y, 120) +
  colours
    .map(
      (colour, i) =>
        solid(
          `M${x - 106 + (i % 2) * 8} ${y - 36 - i * 36}H${x + 96}Q${x + 122} ${y - 18 - i * 36}` +
            ` ${x + 96} ${y - i * 36}H${x - 106}Q${x - 116} ${y - 18 - i * 36} ${x - 106 + (i % 2) * 8}` +
            ` ${y - 36 - i * 36}Z`,
          colour,
          "fold",
        ) + line(`M${x - 100} ${y - 18 - i * 36}H${x + 100}`, darker(colour, 0.4), 2, "opacity='.4'"),
    )
    .join("");
const cup = (x: number, y: number, glaze: string) =>
  cast(x, y, 46) +
  line(`M${x + 36} ${y - 58}q42 -4 34 26t-42 16`, glaze, 9) +
  solid(`M${x - 44} ${y - 74}Q${x - 44} ${y} ${x - 18} ${y}H${x + 18}Q${x + 44} ${y} ${x + 44} ${y - 74}Z`, glaze) +
  oval(x, y - 74, 44, 10, lighter(glaze, 0.3)) +
  oval(x, y - 72, 38, 7, "#4f3220");
const candle = (x: number, y: number, tall: number, wax: string) =>
  cast(x, y, 34) +
  solid(`M${x - 28} ${y - tall}V${y}H${x + 28}V${y - tall}Z`, wax) +
  oval(x, y - tall, 28, 7, lighter(wax, 0.4)) +
  `<circle cx='${x}' cy='${y - tall - 26}' r='76' fill='url(#glow)'/>` +
  path(`M${x} ${y - tall - 52}q18 28 0 44q-18 -16 0 -44Z`, "#f4b24a");
const board = (x: number, y: number) =>
  solid(
    `M${x - 70} ${y}V${y - 250}Q${x - 70} ${y - 268} ${x - 52} ${y - 268}H${x - 20}L${x - 14}` +
      ` ${y - 310}Q${x} ${y - 330} ${x + 14} ${y - 310}L${x + 20} ${y - 268}H${x + 52}Q${x + 70}` +
      ` ${y - 268} ${x + 70} ${y - 250}V${y}Z`,
    "#b98a4f",
    "flat",
  ) + oval(x, y - 306, 7, 7, "#e6dccb");
const fold = ramp(
  "fold",
  [
    [0, "#fff", 0.25],
    [0.5, "#fff", 0],
    [1, "#201008", 0.35],
  ],
  down,
);

const plank = (x: number, y: number, width: number) =>
  `<rect x='${x}' y='${y + 22}' width='${width}' height='26' fill='#3a2618' opacity='.12'/>` +
  `<rect x='${x}' y='${y}' width='${width}' height='24' fill='#c59a68'/>` +
  `<rect x='${x}' y='${y}' width='${width}' height='6' fill='#dcb787'/>`;

const heroWindow = (): string =>
  "<rect x='520' y='40' width='600' height='480' fill='#fbf7ee'/>" +
  "<rect x='540' y='60' width='560' height='440' fill='url(#sky)'/>" +
  "<circle cx='960' cy='180' r='44' fill='#fff3d2' opacity='.9'/>" +
  "<circle cx='960' cy='180' r='118' fill='url(#glow)'/>" +
  path(
    "M580 150q20 -26 52 -12q24 -22 52 0q34 -4 40 18H568q-6 -6 12 -6ZM800 120q14 -18 36 -8q18 -16 38 0q24 -2 28 14H790Z",
    "#fff",
    "opacity='.65'",
  ) +
  sea(540, 1100, 300, 500, 7) +
  path("M540 300Q620 276 700 292L760 300Z", "#8fa79b", "opacity='.8'") +
  path("M604 284V236H616V284ZM600 236H620L610 222Z", "#f7f0e2") +
  sail(900, 330, 0.9) +
  sail(760, 308, 0.4) +
  path("M540 500V470Q640 440 760 476T1000 472T1100 462V500Z", "#d9c39a") +
  line(
    "M580 474q-6 -34 -16 -44M588 474q2 -36 10 -48M1040 474q-4 -36 -14 -50M1050 474q4 -34 14 -44M1060 476q8 -26 20 -34",
    "#93a06e",
    3,
  ) +
  "<rect x='812' y='60' width='16' height='440' fill='#fbf7ee'/>" +
  "<rect x='540' y='206' width='560' height='12' fill='#fbf7ee'/>" +
  "<path d='M540 60H1100V66H546V500H540Z' fill='#3a2618' opacity='.18'/>" +
  "<rect x='496' y='500' width='648' height='34' fill='#f4ecdd'/>" +
  "<rect x='496' y='530' width='648' height='10' fill='#3a2618' opacity='.18'/>";

/** Shelves on both sides of the window. */
const heroShelves = (): string =>
  plank(60, 196, 360) +
  tin(130, 196, "#263a57", "Assam") +
  tin(254, 196, "#a63a3a", "Uva") +
  jar(366, 196, "#d9a53a") +
  plank(60, 380, 360) +
  jar(120, 380, "#6d4227") +
  jar(226, 380, "#c98f5c") +
  cup(340, 380, "#4f9494") +
  plank(1190, 196, 360) +
  cloths(1320, 196, ["#b8603f", "#e9dfc9", "#9aab8c", "#8fb4cf"]) +
  candle(1480, 196, 90, "#f1ece2") +
  plank(1190, 380, 360) +
  coil(1310, 380, "#c39a5c") +
  tin(1480, 380, "#4e9a9a", "Beauty");

const heroGoods = (): string =>
  board(520, 618) +
  bag(400, 630, "#b5876a", "#4e9a9a") +
  bag(250, 636, "#d9c2a0", "#df7f66") +
  vase(680, 632, "#ece6da") +
  cup(830, 640, "#c78b68") +
  cup(946, 646, "#ece6da") +
  candle(1050, 634, 120, "#b8603f") +
  candle(1122, 640, 76, "#dcbf68") +
  cloths(1300, 642, ["#263a57", "#f1ece2", "#df7f66"]) +
  jar(1478, 638, "#9c2531");

/** The wide picture of the home page: shelves by a window, with the sea behind it. */
export function heroPicture(): string {
  const wall =
    "<rect width='1600' height='700' fill='url(#wall)'/>" +
    Array.from({ length: 20 }, (_, i) => line(`M${i * 84} 0V640`, "#8a745a", 2, "opacity='.09'")).join("");
  const counter =
    "<rect y='612' width='1600' height='88' fill='url(#wood)'/>" +
    "<rect y='612' width='1600' height='7' fill='#e7c797'/>" +
    line("M0 650Q400 640 800 654T1600 648M0 680Q500 672 900 684T1600 676", "#8a5f38", 2, "opacity='.3'");
  const beam = path("M540 500L1100 500L1400 700H300Z", "#fff3d2", "opacity='.16'");
  return sheet(
    1600,
    700,
    waterAndSky +
      fold +
      ramp("wall", [
        [0, "#e3d8c6"],
        [0.5, "#f4ecdf"],
        [1, "#e0d2bd"],
      ]) +
      ramp(
        "wood",
        [
          [0, "#cfa36d"],
          [1, "#a97845"],
        ],
        down,
      ),
    wall + heroWindow() + heroShelves() + counter + beam + heroGoods(),
  );
}

const scenes: Record<string, () => string> = {
  /** A potter's bench in front of the dunes. */
  studio: () =>
    "<rect width='1200' height='600' fill='url(#sky)'/>" +
    path("M0 330Q200 250 420 320T820 290T1200 320V600H0Z", "#d9c39a") +
    path("M0 400Q260 330 560 390T1200 370V600H0Z", "#c9b083") +
    [90, 300, 720, 980, 1120]
      .map((x) => line(`M${x} 390q-8 -50 -24 -66M${x + 8} 390q0 -56 4 -74M${x + 16} 390q10 -46 26 -58`, "#8a9a66", 4))
      .join("") +
    "<rect y='470' width='1200' height='130' fill='url(#wood)'/>" +
    `<rect y='470' width='1200' height='8' fill='#e7c797'/>${vase(220, 520, "#ece6da")}` +
    cup(400, 530, "#4f9494") +
    cup(510, 536, "#c78b68") +
    cast(680, 536, 130) +
    solid("M560 400Q570 530 650 536H720Q800 530 810 400Z", "#4f9494") +
    oval(685, 400, 125, 28, lighter("#4f9494", 0.2)) +
    oval(685, 404, 115, 22, darker("#4f9494", 0.4)) +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          oval(980, 530 - i * 15, 130, 20, i % 2 ? "#ece6da" : "#c78b68") +
          oval(980, 526 - i * 15, 122, 16, "#000", "opacity='.05'"),
      )
      .join(""),
  /** The harbour where the coffee arrives. */
  harbour: () =>
    "<rect width='1200' height='600' fill='url(#sky)'/><circle cx='880' cy='230' r='60' fill='#fff3d2'/>" +
    "<circle cx='880' cy='230' r='230' fill='url(#glow)'/>" +
    sea(0, 1200, 330, 600, 11) +
    path("M0 330V210H80V160H150V210H190L230 170L270 210V330Z", "#b98468") +
    path("M270 330V190H360V330ZM360 330V230L410 190L460 230V330Z", "#cf9a94") +
    Array.from(
      { length: 12 },
      (_, i) =>
        `<rect x='${20 + (i % 6) * 72}' y='${i < 6 ? 240 : 284}' width='22' height='28' fill='#f7f0e2' opacity='.8'/>`,
    ).join("") +
    path("M0 330H520V352H0Z", "#7d6650") +
    sail(700, 400, 1.5) +
    sail(1010, 350, 0.7) +
    path("M0 600V520H1200V600Z", "#a97845") +
    `<rect y='516' width='1200' height='10' fill='#d3ab78'/>${bag(210, 560, "#b5876a", "#4e9a9a")}` +
    bag(360, 566, "#d9c2a0", "#df7f66") +
    coil(960, 566, "#c39a5c") +
    cast(1110, 560, 50) +
    solid("M1080 470H1140L1150 560H1070Z", "#4a4c50") +
    solid("M1062 446Q1110 424 1158 446V470Q1110 484 1062 470Z", "#5a5d62"),
  /** A loom with striped cloth. */
  loom: () =>
    "<rect width='1200' height='600' fill='#e9e0d0'/>" +
    "<rect x='60' y='40' width='300' height='330' fill='#fbf7ee'/>" +
    "<rect x='76' y='56' width='268' height='298' fill='url(#sky)'/>" +
    sea(76, 344, 230, 354, 5) +
    "<rect x='203' y='56' width='12' height='298' fill='#fbf7ee'/>" +
    sail(270, 250, 0.6) +
    "<rect y='500' width='1200' height='100' fill='#cbb390'/>" +
    "<rect x='470' y='70' width='36' height='470' fill='#8a6238'/>" +
    "<rect x='1050' y='70' width='36' height='470' fill='#8a6238'/>" +
    "<rect x='450' y='84' width='656' height='34' fill='#a97845'/>" +
    Array.from({ length: 60 }, (_, i) => line(`M${514 + i * 9} 118V340`, i % 6 < 2 ? "#263a57" : "#f4eddf", 3)).join(
      "",
    ) +
    "<rect x='506' y='200' width='544' height='20' fill='#c59a68'/>" +
    "<rect x='506' y='252' width='544' height='20' fill='#c59a68'/>" +
    Array.from(
      { length: 15 },
      (_, i) =>
        `<rect x='${506 + i * 36.3}' y='330' width='36.3' height='150'` +
        ` fill='${["#263a57", "#f4eddf", "#df7f66", "#f4eddf", "#4e9a9a"][i % 5]}'/>`,
    ).join("") +
    "<rect x='506' y='330' width='544' height='150' fill='url(#fold)'/>" +
    "<rect x='450' y='472' width='656' height='40' rx='18' fill='#a97845'/>" +
    path("M700 316Q780 296 860 316Q780 336 700 316Z", "#d9b384") +
    cloths(230, 556, ["#b8603f", "#e9dfc9", "#4e9a9a", "#d1a03a"]) +
    [390, 440]
      .map(
        (x, i) =>
          cast(x, 560, 26) +
          solid(`M${x - 18} 480H${x + 18}V560H${x - 18}Z`, i ? "#263a57" : "#df7f66") +
          (`<rect x='${x - 24}' y='472' width='48' height='10' fill='#c59a68'/>` +
            `<rect x='${x - 24}' y='556' width='48' height='10' fill='#c59a68'/>`),
      )
      .join(""),
};

export function articlePicture(key: string): string {
  const content = (scenes[key] ?? scenes["harbour"])?.() ?? "";
  return sheet(
    1200,
    600,
    waterAndSky +
      fold +
      ramp(
        "wood",
        [
          [0, "#cfa36d"],
          [1, "#a97845"],
        ],
        down,
      ),
    content,
  );
}
