import type { Product } from "../types.ts";
import {
  backdrop,
  darker,
  fit,
  inkOn,
  isDark,
  lighter,
  line,
  n,
  oval,
  path,
  sheet,
  type PhotoSpec,
  solid,
  text,
} from "./draw.ts";
import { heap, texture } from "./texture.ts";
import { sizeOf, type ViewId } from "./views.ts";

interface Stage {
  /** Drawing of the product, as in its front view. */
  content: string;
  sight: PhotoSpec;
  product: Product;
  seed: number;
  isLying: boolean;
}

const definition = (content: string) => `<defs><g id='thing'>${content}</g></defs>`;
const thing = (transform: string, more = "") => `<use href='#thing' transform='${transform}' ${more}/>`;
const sprig = (x: number, y: number, turn: number, leaf: string) =>
  `<g transform='translate(${x} ${y}) rotate(${turn})'>` +
  line("M0 0Q20 -130 4 -260", darker(leaf, 0.3), 5) +
  [-40, -90, -140, -190, -240]
    .map((at, i) =>
      path(
        `M4 ${at}q${i % 2 ? 44 : -44} -34 ${i % 2 ? 76 : -76} -14q-30 34 ${i % 2 ? -76 : 76} 14Z`,
        i % 2 ? leaf : lighter(leaf, 0.2),
      ),
    )
    .join("") +
  "</g>";

/** On a board by the window, or lying on a table among other things. */
const atHome = (stage: Stage): string => (stage.isLying ? lyingAtHome(stage) : standingAtHome(stage));

function lyingAtHome({ content, seed, sight }: Stage): string {
  const accent = sight.colours[0] ?? "#4e9a9a";
  const planks = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<rect y='${i * 160}' width='800' height='156' fill='${i % 2 ? "#c9a172" : "#c39868"}'/>` +
        line(
          `M0 ${i * 160 + 60}q400 ${i % 2 ? 26 : -18} 800 6M0 ${i * 160 + 110}q300 -14 800 10`,
          "#8a5f38",
          2,
          "opacity='.28'",
        ),
    )
    .join("");
  const cup =
    oval(706, 706, 104, 100, "#2a1a10", "opacity='.3'") +
    oval(694, 690, 100, 98, "#f1ece2") +
    oval(694, 690, 84, 82, "#e2d8c6") +
    oval(694, 692, 76, 74, "#5b3a24") +
    oval(676, 672, 30, 18, "#fff", "opacity='.18'");
  const card =
    "<g transform='rotate(12 120 690)'>" +
    "<rect x='16' y='610' width='210' height='150' fill='#2a1a10' opacity='.22' transform='translate(8 10)'/>" +
    "<rect x='16' y='610' width='210' height='150' fill='#fbf6ea'/>" +
    text(121, 690, 30, "#33281f", "Lagune") +
    line("M60 716H182", accent, 4) +
    "</g>";
  return sheet(
    definition(content) +
      `<rect width='800' height='800' fill='#8a5f38'/>${planks}` +
      path("M0 560L800 60V300L0 800Z", "#fff", "opacity='.14'") +
      thing("translate(70 20) rotate(-7 400 400) scale(.78)") +
      sprig(90, 330, -24, "#7f8f62") +
      cup +
      card,
    seed,
  );
}

function standingAtHome({ content, seed }: Stage): string {
  const room =
    "<rect width='800' height='800' fill='#ece2d2'/>" +
    "<rect x='430' y='0' width='330' height='470' fill='#fbf7ee'/>" +
    "<rect x='448' y='0' width='294' height='452' fill='#bcd6da'/>" +
    "<rect x='448' y='250' width='294' height='202' fill='#6ea6ad'/>" +
    [0, 1, 2, 3, 4, 5]
      .map((i) => line(`M${470 + i * 40} ${290 + (i % 3) * 44}h${30 + i * 6}`, "#fff", 3, "opacity='.5'"))
      .join("") +
    path("M448 262Q560 226 742 268V290H448Z", "#8fa79b", "opacity='.8'") +
    "<rect x='590' y='0' width='12' height='452' fill='#fbf7ee'/>" +
    "<rect x='414' y='452' width='362' height='26' fill='#f4ecdd'/>";
  const plank =
    "<rect y='640' width='800' height='160' fill='#b98a5c'/>" +
    "<rect y='640' width='800' height='12' fill='#dcb787'/>" +
    line("M0 690Q300 676 800 700M0 740Q360 728 800 752", "#8a5f38", 3, "opacity='.35'");
  const books = [
    ["#263a57", 150],
    ["#df7f66", 132],
    ["#e9dfc9", 160],
  ]
    .map(
      ([fill, high], i) =>
        `<rect x='${36 + i * 40}' y='${640 - Number(high)}' width='36' height='${high}' fill='${fill}'/>` +
        `<rect x='${36 + i * 40}' y='${660 - Number(high)}' width='36' height='6' fill='#fff' opacity='.5'/>`,
    )
    .join("");
  const plant =
    sprig(690, 560, 14, "#6f7f52") +
    sprig(700, 560, -16, "#83946a") +
    sprig(682, 560, 44, "#6f7f52") +
    solid("M628 548H752L738 644H642Z", "#b8603f") +
    "<rect x='620' y='534' width='140' height='26' rx='6' fill='#c26a49'/>";
  return sheet(
    definition(content) +
      room +
      path("M430 470L760 470L560 800H60Z", "#fff6dc", "opacity='.3'") +
      plank +
      books +
      plant +
      thing("translate(128 198) scale(.7)"),
    seed,
  );
}

/** Close-up: the upper part of a product that stands, the middle of one that lies. */
function closeUp({ content, seed, isLying }: Stage): string {
  return sheet(backdrop(seed, isLying) + content, seed, isLying ? "230 190 330 330" : "190 300 370 370");
}

function three({ content, seed, isLying }: Stage): string {
  const places = isLying
    ? [
        "translate(300 250) rotate(16 400 400) scale(.56)",
        "translate(-70 190) rotate(-14 400 400) scale(.56)",
        "translate(120 30) rotate(3 400 400) scale(.6)",
      ]
    : ["translate(-26 190) scale(.6)", "translate(340 180) scale(.6)", "translate(132 220) scale(.7)"];
  return sheet(
    definition(content) + backdrop(seed + 1, isLying) + places.map((place) => thing(place)).join(""),
    seed + 1,
  );
}

/** On plain paper, with its dimensions. */
function size({ content, product, isLying }: Stage): string {
  const value = sizeOf(product);
  const ink = "#3a4a52";
  const arrow = (x1: number, y1: number, x2: number, y2: number) =>
    line(`M${x1} ${y1}L${x2} ${y2}`, ink, 3) +
    (y1 === y2
      ? line(`M${x1} ${y1 - 16}v32M${x2} ${y1 - 16}v32`, ink, 3)
      : line(`M${x1 - 16} ${y1}h32M${x1 - 16} ${y2}h32`, ink, 3));
  const bottom = isLying ? 664 : 640;
  return sheet(
    definition(content) +
      "<rect width='800' height='800' fill='#f4f1ea'/>" +
      Array.from({ length: 19 }, (_, i) =>
        line(`M${i * 44} 0V800M0 ${i * 44}H800`, "#3a4a52", 1, "opacity='.07'"),
      ).join("") +
      thing("translate(72 60) scale(.82)") +
      arrow(150, 700, 650, 700) +
      arrow(84, 150, 84, bottom) +
      text(400, 760, fit(value, 620, 38), ink, value),
    0,
  );
}

/** Wrapped as a present. */
function packed({ sight, product, seed }: Stage): string {
  const colour = sight.colours[0] ?? "#4e9a9a";
  const ribbon = isDark(colour) ? colour : darker(colour, 0.25);
  const loop = (turn: number) =>
    `<g transform='rotate(${turn} 400 300)'>` +
    path("M400 300Q300 170 220 220Q180 290 400 300Z", ribbon) +
    path("M390 292Q320 220 262 236Q250 276 390 292Z", darker(ribbon, 0.4), "opacity='.6'") +
    "</g>";
  const name = product.name.en.split(",")[0] ?? product.name.en;
  const label =
    "<g transform='rotate(-4 560 470)'>" +
    line("M450 330L500 420", "#8a6238", 3) +
    "<rect x='476' y='410' width='196' height='120' rx='6' fill='#2a1a10' opacity='.2' transform='translate(6 8)'/>" +
    "<rect x='476' y='410' width='196' height='120' rx='6' fill='#fbf6ea'/>" +
    "<circle cx='496' cy='430' r='6' fill='#8a6238'/>" +
    text(576, 466, fit(product.brand, 170, 26), "#33281f", product.brand) +
    text(576, 502, fit(name, 170, 18), "#6a5a4c", name) +
    "</g>";
  return sheet(
    backdrop(seed + 2) +
      oval(440, 670, 330, 40, "url(#sh)") +
      solid("M150 360H650V660Q650 672 638 672H162Q150 672 150 660Z", "#c9a678", "flat") +
      Array.from({ length: 12 }, (_, i) => line(`M${170 + i * 40} 372v290`, "#8a6238", 1, "opacity='.18'")).join("") +
      solid("M132 300H668V376H132Z", "#d6b58a", "flat") +
      "<rect x='132' y='372' width='536' height='14' fill='#2a1a10' opacity='.18'/>" +
      `<rect x='366' y='300' width='68' height='372' fill='${ribbon}'/>` +
      `<rect x='366' y='300' width='68' height='372' fill='url(#cyl)' opacity='.6'/>${loop(0)}` +
      `<g transform='translate(800 0) scale(-1 1)'>${loop(0)}</g>` +
      path("M392 306L330 420L372 410L396 440L412 310Z", ribbon) +
      path("M410 306L470 410L440 412L424 446L396 310Z", darker(ribbon, 0.15)) +
      `<rect x='370' y='272' width='60' height='52' rx='16' fill='${lighter(ribbon, 0.12)}'/>` +
      label,
    seed + 2,
  );
}

/** In the evening, next to a candle. */
function evening({ content, seed, isLying }: Stage): string {
  const glow =
    "<defs><radialGradient id='night' cx='.8' cy='.55' r='.95'><stop offset='0' stop-color='#ffb95a' " +
    "stop-opacity='.3'/><stop offset='.3' stop-color='#6b3a1c' stop-opacity='.34'/><stop offset='1' " +
    "stop-color='#140d14' stop-opacity='.84'/></radialGradient><radialGradient id='flame'><stop offset='0' " +
    "stop-color='#fff0c4' stop-opacity='.9'/><stop offset='1' stop-color='#ffcf7a' " +
    "stop-opacity='0'/></radialGradient></defs>";
  const candle = isLying
    ? oval(690, 600, 62, 60, "#2a1a10", "opacity='.4'") +
      oval(684, 592, 58, 56, "#b98468") +
      oval(684, 592, 46, 44, "#f6ead2") +
      "<circle cx='684' cy='592' r='180' fill='url(#flame)'/>" +
      oval(684, 590, 8, 12, "#fff6dc")
    : oval(700, 690, 74, 14, "#140a05", "opacity='.5'") +
      solid("M656 540H740V684Q698 700 656 684Z", "#e9dcc0") +
      oval(698, 540, 42, 10, "#fff3d2") +
      "<circle cx='698' cy='490' r='190' fill='url(#flame)'/>" +
      path("M698 440q26 40 0 66q-26 -26 0 -66Z", "#ffd98a");
  return sheet(
    definition(content) +
      backdrop(seed, isLying) +
      thing(isLying ? "translate(20 20) scale(.9)" : "translate(-36 66) scale(.9)") +
      `${glow}<rect width='800' height='800' fill='url(#night)'/>${candle}`,
    seed,
  );
}

const openings: Record<string, [rim: number, foot: number]> = {
  cup: [250, 0],
  mug: [236, 0],
  bowl: [300, 0],
  bud: [70, 240],
  vase: [120, 256],
  teapot: [130, 280],
  jug: [180, 270],
  plate: [300, 0],
};

/** A pot seen from above, with a view of its inside. */
function above({ sight, seed }: Stage): string {
  const {
    colours: [glaze = "#ece6da", clay = "#b9916c"],
    form,
  } = sight;
  const [rim, belly] = openings[form] ?? [250, 0];
  const wide = Math.max(rim, belly);
  const handle =
    form === "mug" || form === "teapot" || form === "jug"
      ? line(`M${400 + wide * 0.9} 380H${400 + wide + 92}`, darker(glaze, 0.25), 48) +
        line(`M${400 + wide * 0.9} 376H${400 + wide + 90}`, glaze, 36)
      : "";
  const rings = [0.9, 0.7, 0.5, 0.3]
    .map(
      (share) =>
        `<ellipse cx='${n(400 + rim * 0.03)}' cy='${n(404 + rim * 0.03)}'` +
        ` rx='${n(rim * share)}' ry='${n(rim * share)}' fill='none' stroke='${darker(glaze, 0.3)}` +
        "' stroke-width='3' opacity='.3'/>",
    )
    .join("");
  const drink =
    form === "cup" || form === "mug"
      ? oval(404, 408, rim * 0.82, rim * 0.82, "#5b3a24") +
        oval(372, 360, rim * 0.3, rim * 0.16, "#fff", "opacity='.2' transform='rotate(-30 372 360)'")
      : "";
  return sheet(
    backdrop(seed, true) +
      oval(430, 446, wide * 1.12, wide * 1.06, "url(#sh)") +
      handle +
      oval(400, 400, wide, wide, darker(glaze, 0.1)) +
      (belly ? oval(400, 400, belly, belly, glaze) + oval(400, 400, belly, belly, "url(#flat)") : "") +
      oval(400, 400, rim, rim, lighter(glaze, 0.2)) +
      oval(400, 400, rim, rim, "none", `stroke='${clay}' stroke-width='6'`) +
      oval(403, 403, rim * 0.93, rim * 0.93, darker(glaze, belly ? 0.6 : 0.24)) +
      rings +
      drink +
      line(
        `M${400 - wide * 0.72} ${400 - wide * 0.2}Q${400 - wide * 0.6} ${400 - wide * 0.62}` +
          ` ${400 - wide * 0.16} ${400 - wide * 0.76}`,
        "#fff",
        12,
        "opacity='.4'",
      ),
    seed,
  );
}

const near = ({ sight, product, seed }: Stage, draw: typeof texture) => {
  const mark = inkOn(sight.colours[0] ?? "#cdb89a");
  return sheet(`${draw(product.categoryId, sight)}${text(690, 770, 22, mark, "Lagune", "opacity='.5'")}`, seed);
};

export const staged: Record<Exclude<ViewId, "front">, (stage: Stage) => string> = {
  "close-up": closeUp,
  "at-home": atHome,
  above,
  material: (stage) => near(stage, texture),
  contents: (stage) => near(stage, heap),
  three,
  size,
  packed,
  evening,
};
