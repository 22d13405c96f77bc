import { randomNumbers } from "../seeded-random.ts";
import {
  darker,
  fit,
  inkOn,
  isDark,
  lighter,
  line,
  n,
  oval,
  path,
  shadow,
  type PhotoSpec,
  solid,
  text,
} from "./draw.ts";

function bean(x: number, y: number, turn: number, colour: string): string {
  return (
    `<g transform='translate(${n(x)} ${n(y)}) rotate(${n(turn)})'>` +
    oval(3, 8, 27, 16, "#3a2618", "opacity='.25'") +
    oval(0, 0, 26, 17, colour) +
    oval(-6, -6, 15, 6, "#fff", "opacity='.16'") +
    line("M-24 1Q-8 -7 2 1T24 0", darker(colour, 0.5), 3.5) +
    "</g>"
  );
}

export function coffeeBag({ form, colours, label, detail, brand, seed }: PhotoSpec): string {
  const [bag = "#b5876a", accent = "#4e9a9a"] = colours;
  const tall = form === "tall";
  const [left, right, top] = tall ? [282, 518, 120] : [252, 548, 160];
  const beans = { light: "#9c6a3f", medium: "#6d4227", dark: "#3d2418" }[detail] ?? "#6d4227";
  const random = randomNumbers(seed);
  const spill = Array.from({ length: 7 }, (_, i) =>
    bean((i < 3 ? 170 : 560) + random() * 90 - (i < 3 ? 40 : 0), 655 + random() * 60, random() * 180, beans),
  ).join("");
  const body =
    `M${left} ${top}H${right}L${right + 14} 640Q${right + 12} 662 ${right - 10} 664H${left + 10}` +
    `Q${left - 12} 662 ${left - 14} 640Z`;
  const middle = (left + right) / 2;
  const width = right - left;
  const paper = isDark(bag) ? "#efe5d2" : "#fbf6ea";
  const emblem =
    seed % 3 === 0
      ? oval(middle, 352, 34, 34, accent) +
        line(`M${middle - 22} 358q11 -13 22 0t22 0M${middle - 18} 344q9 -11 18 0t18 0`, paper, 4)
      : seed % 3 === 1
        ? path(`M${middle - 40} 380L${middle} 318L${middle + 40} 380Z`, accent) +
          path(`M${middle - 10} 380L${middle + 22} 344L${middle + 52} 380Z`, darker(accent, 0.3))
        : path(`M${middle - 36} 378a36 36 0 0 1 72 0Z`, accent) +
          line(`M${middle - 52} 378H${middle + 52}`, darker(accent), 4);
  return (
    shadow(400, 662, width * 1.1, 46) +
    solid(body, bag) +
    path(`M${left} ${top}L${left + 34} ${top + 70}L${left + 26} 600L${left - 14} 640Z`, "#000", "opacity='.07'") +
    path(`M${right} ${top}L${right - 34} ${top + 70}L${right - 26} 600L${right + 14} 640Z`, "#000", "opacity='.13'") +
    solid(`M${left - 6} ${top - 8}H${right + 6}V${top + 44}H${left - 6}Z`, darker(bag, 0.12)) +
    `<rect x='${left - 16}' y='${top + 12}' width='${width + 32}' height='13' rx='6' fill='${accent}'/>` +
    `<rect x='${left + 38}' y='270' width='${width - 76}' height='270' fill='${paper}'/>` +
    `<rect x='${left + 38}' y='508' width='${width - 76}' height='32' fill='${accent}'/>` +
    emblem +
    text(middle, 302, fit(brand, width - 120, 17), "#5b4a3d", brand.toUpperCase(), "letter-spacing='1'") +
    text(middle, 436, fit(label, width - 96, 40), "#33281f", label) +
    line(`M${middle - 28} 456H${middle + 28}`, accent, 3) +
    text(middle, 486, 19, "#6b5a4b", detail, "font-style='italic'") +
    text(middle, 530, 16, inkOn(accent), "LAGUNE", "letter-spacing='4'") +
    oval(middle, top + 82, 11, 11, "#000", "opacity='.16'") +
    spill
  );
}

function leaf(colour: string): string {
  return path("M-22 0Q-6 -11 24 0Q-4 9 -22 0Z", colour) + line("M-20 0H18", darker(colour, 0.3), 1.5);
}

const tinPattern = (seed: number, accent: string, isRound: boolean): string =>
  seed % 3 === 0
    ? Array.from({ length: 6 }, (_, i) =>
        line(`M236 ${356 + i * 52}q24.5 -22 49 0t49 0t49 0t49 0t49 0t47 0`, accent, 3, "opacity='.45'"),
      ).join("")
    : seed % 3 === 1
      ? Array.from({ length: 28 }, (_, i) =>
          oval(258 + (i % 7) * 41, 360 + Math.floor(i / 7) * 82 + (i % 2) * 30, 5, 5, accent, "opacity='.55'"),
        ).join("")
      : Array.from({ length: 9 }, (_, i) =>
          line(`M${252 + i * 33} 320V${isRound ? 655 : 660}`, accent, 4, "opacity='.35'"),
        ).join("");

export function teaTin({ form, colours, label, brand, seed }: PhotoSpec): string {
  const [tin = "#263a57", accent = "#d1a03a", leafColour = "#4a3526"] = colours;
  const random = randomNumbers(seed);
  const pile =
    "<defs><g id='l0'>" +
    leaf(leafColour) +
    "</g><g id='l1'>" +
    leaf(lighter(leafColour, 0.18)) +
    "</g></defs>" +
    Array.from({ length: 26 }, () => {
      const id = random() > 0.5 ? 0 : 1;
      const x = Math.round(600 + (random() - 0.5) * 180 * (0.4 + random() * 0.6));
      const y = Math.round(668 - random() * 34);
      return `<use href='#l${id}' transform='translate(${x} ${y})rotate(${Math.round(random() * 180)})'/>`;
    }).join("");
  const round = form === "round";
  const bend = round ? 26 : 0;
  const body = round ? `M232 250V632Q232 668 382 668T532 632V250Z` : `M236 250H528V664H236Z`;
  const lid = round ? `M226 212Q226 178 382 178T538 212V276Q538 306 382 306T226 276Z` : `M228 178H536V278H228Z`;
  const pattern = tinPattern(seed, accent, round);
  const paper = "#f6efe0";
  return (
    shadow(390, 664, 330, 42) +
    path(body, tin) +
    pattern +
    path(body, "url(#cyl)") +
    solid(lid, darker(tin, 0.15)) +
    (round ? oval(382, 204, 150, 24, lighter(tin, 0.14)) : path("M228 178H536L524 162H240Z", lighter(tin, 0.18))) +
    line(round ? "M226 262Q226 292 382 292T538 262" : "M228 268H536", accent, 5) +
    path(`M276 386Q382 ${386 + bend} 488 386V548Q382 ${548 + bend} 276 548Z`, paper) +
    line(`M286 398Q382 ${398 + bend} 478 398V538Q382 ${538 + bend} 286 538Z`, isDark(tin) ? tin : darker(tin, 0.4), 2) +
    text(382, 440 + bend / 2, fit(brand, 180, 17), "#6b5a4b", brand.toUpperCase()) +
    text(382, 488 + bend / 2, fit(label, 180, 40), "#33281f", label) +
    text(382, 522 + bend / 2, 16, "#8a7765", "LAGUNE", "letter-spacing='4'") +
    path(`M276 386Q382 ${386 + bend} 488 386V548Q382 ${548 + bend} 276 548Z`, "url(#cyl)", "opacity='.6'") +
    oval(606, 676, 112, 18, "url(#sh)") +
    pile
  );
}

/** Draws grains in two tones at random places of an area. */
const grainsOf =
  (spice: string, random: () => number) => (count: number, x: number, y: number, w: number, h: number, size: number) =>
    ["a", "b"]
      .map(
        (tone, i) =>
          "<defs>" +
          oval(
            0,
            0,
            size * (1 - i * 0.15),
            size * 0.75,
            i ? darker(spice, 0.22) : lighter(spice, 0.22),
            `id='${tone}${size}${count}'`,
          ) +
          "</defs>" +
          Array.from(
            { length: count / 2 },
            () =>
              `<use href='#${tone}${size}${count}' x='${Math.round(x + random() * w)}'` +
              ` y='${Math.round(y + random() * h)}'/>`,
          ).join(""),
      )
      .join("");

export function spiceJar({ form, colours, label, detail, seed }: PhotoSpec): string {
  const [spice = "#9b7a44", accent = "#a63a3a"] = colours;
  const random = randomNumbers(seed);
  const grains = grainsOf(spice, random);
  const isWhole = detail === "whole";
  const scoop = isWhole
    ? `${oval(606, 672, 110, 16, "url(#sh)")}${grains(20, 540, 640, 130, 34, 9)}`
    : oval(606, 678, 120, 16, "url(#sh)") +
      path("M505 678Q540 668 580 632Q606 610 634 634Q668 668 710 678Q606 694 505 678Z", spice) +
      path("M580 632Q606 610 634 634Q656 656 672 668Q620 640 560 660Z", lighter(spice, 0.2), "opacity='.7'");
  const tag =
    path("M300 408Q390 424 480 408V534Q390 550 300 534Z", "#f7f0e2") +
    path("M300 408Q390 424 480 408V424Q390 440 300 424Z", accent) +
    text(390, 478, fit(label, 160, 34), "#33281f", label) +
    text(390, 514, 18, "#7b6a5a", detail, "font-style='italic'") +
    path("M300 408Q390 424 480 408V534Q390 550 300 534Z", "url(#cyl)", "opacity='.5'");
  if (form === "tin") {
    const body = "M262 300V630Q262 666 390 666T518 630V300Z";
    return (
      shadow(400, 662, 290, 40) +
      solid(body, accent) +
      solid("M256 262Q256 232 390 232T524 262V318Q524 346 390 346T256 318Z", "#c9bfae") +
      oval(390, 256, 128, 22, "#ded5c5") +
      oval(390, 256, 92, 14, spice) +
      grains(12, 320, 248, 132, 14, isWhole ? 7 : 3) +
      tag +
      scoop
    );
  }
  const glass = "M272 262Q250 282 250 322V620Q250 664 292 666H488Q530 664 530 620V322Q530 282 508 262Z";
  return (
    "<defs><clipPath id='j'><path d='M264 350H516V618Q516 652 486 653H294Q264 652 264 618Z'/>" +
    "</clipPath></defs>" +
    shadow(400, 664, 300, 42) +
    path(glass, "#dfe6e1", "opacity='.75'") +
    `<g clip-path='url(#j)'><rect x='264' y='350' width='252' height='310' fill='${spice}'/>` +
    grains(isWhole ? 56 : 26, 266, 352, 248, 298, isWhole ? 11 : 3) +
    "</g>" +
    oval(390, 350, 126, 16, lighter(spice, 0.12)) +
    path(glass, "url(#cyl)") +
    line("M278 330V600", "#fff", 9, "opacity='.5'") +
    (seed % 2
      ? solid("M276 178H504V262H276Z", "#c39b68") + oval(390, 180, 114, 15, "#d6b385")
      : solid("M262 186Q262 172 280 172H500Q518 172 518 186V262H262Z", "#3f3c3a") +
        Array.from({ length: 12 }, (_, i) => line(`M${276 + i * 21} 190V256`, "#000", 2, "opacity='.3'")).join("")) +
    tag +
    scoop
  );
}

const nutShapes: Record<string, (colour: string) => string> = {
  almond: (c) =>
    path("M-34 0Q-14 -26 34 0Q-12 24 -34 0Z", c) + line("M-24 -2Q0 -12 24 0M-22 4Q0 10 18 4", darker(c, 0.25), 2),
  cashew: (c) =>
    line("M-18 10Q-16 -16 12 -12", c, 22) + line("M-20 6Q-17 -18 8 -18", lighter(c, 0.4), 4, "opacity='.7'"),
  round: (c) =>
    oval(0, 0, 25, 24, c) +
    oval(-8, -9, 9, 6, lighter(c, 0.5), "opacity='.6'") +
    oval(10, 8, 7, 6, lighter(c, 0.3), "opacity='.5'"),
  walnut: (c) =>
    path("M-32 2Q-34 -22 -6 -22Q2 -30 14 -20Q36 -18 32 4Q34 22 8 20Q-4 28 -14 20Q-32 20 -32 2Z", c) +
    line("M-24 -4q8 -10 14 0t12 -2t14 2M-22 8q10 8 18 0t22 2", darker(c, 0.35), 3),
  pistachio: (c) =>
    path("M-32 2Q-16 -26 32 -6Q20 24 -32 2Z", c) +
    path("M-14 0Q4 -16 30 -5Q14 6 -14 0Z", "#9fae55") +
    line("M-30 2Q-10 14 16 8", darker(c, 0.25), 2),
  disc: (c) =>
    oval(0, 0, 34, 26, c) +
    line("M-20 -6Q-4 6 20 -4M-14 10Q4 16 22 6M-6 -18Q4 -8 16 -16", darker(c, 0.25), 3) +
    oval(-12, -12, 12, 6, lighter(c, 0.5), "opacity='.4'"),
  berry: (c) =>
    oval(0, 0, 19, 15, c) +
    line("M-10 -3Q0 4 10 -2", darker(c, 0.35), 2.5) +
    oval(-6, -6, 7, 3, "#fff", "opacity='.3'"),
  strip: (c) =>
    path("M-46 -6Q-10 -20 46 -8Q48 6 40 10Q-6 0 -42 12Z", c) +
    line("M-36 0Q0 -10 38 -2", lighter(c, 0.4), 3, "opacity='.7'"),
  ring: (c) =>
    "<path d='M-40 0A40 28 0 1 0 40 0A40 28 0 1 0 -40 0M-12 0A12 8 0 1 1 12 0A12 8 0 1 1 -12 0'" +
    ` fill='${c}' fill-rule='evenodd'/>` +
    line("M-39 2A40 28 0 0 0 38 4", "#b06a3f", 4),
};

const bowlRim = (seed: number, bowl: string): string =>
  seed % 3 === 0
    ? line("M168 470Q400 532 632 470", darker(bowl, 0.35), 7, "opacity='.6'")
    : seed % 3 === 1
      ? line("M186 520Q400 590 614 520M196 540Q400 610 604 540", lighter(bowl, 0.6), 4, "opacity='.7'")
      : "";

/** Definitions of the nuts or fruits that the bowl repeats: three tones, or twelve in a mix. */
function nutDefs(form: string, colour: string): string {
  const mixed = ["almond", "berry", "round", "cashew"];
  const mixedColours = ["#a8683c", "#9c2531", "#d2a468", "#e6d3ab"];
  const one = (i: number) => {
    const shape = form === "mix" ? (mixed[i % 4] ?? "round") : form;
    const base = form === "mix" ? (mixedColours[i % 4] ?? colour) : colour;
    const tone = i % 3 === 0 ? lighter(base, 0.15) : i % 3 === 1 ? base : darker(base, 0.13);
    return (nutShapes[shape] ?? nutShapes["round"])?.(tone) ?? "";
  };
  return (
    "<defs>" +
    Array.from(
      { length: form === "mix" ? 12 : 3 },
      (_, i) => `<g id='n${i}'>${oval(2, 7, 30, 20, "#2a1a10", "opacity='.22'")}${one(i)}</g>`,
    ).join("") +
    "</defs>"
  );
}

export function nutBowl({ form, colours, detail, seed }: PhotoSpec): string {
  const [colour = "#a8683c", bowl = "#f1ece2"] = colours;
  const random = randomNumbers(seed);
  const small = form === "berry" || form === "round";
  const rows = small ? [10, 9, 8, 7, 5, 3] : [7, 7, 6, 5, 4, 2];
  const defs = nutDefs(form, colour);
  const kinds = form === "mix" ? 12 : 3;
  const isFlat = form === "ring" || form === "disc";
  const piece = (x: number, y: number) => {
    const kind = Math.floor(random() * kinds);
    const angle = Math.round(isFlat ? random() * 50 - 25 : random() * 360);
    return `<use href='#n${kind}' transform='translate(${n(x)} ${n(y)})rotate(${angle})'/>`;
  };
  const heap = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) =>
      piece(
        400 + (i - (count - 1) / 2) * (small ? 44 : 62) * (1 - row * 0.02) + random() * 14 - 7,
        420 - row * (small ? 24 : 26) + Math.abs(i - (count - 1) / 2) ** 2 * (row ? 1.6 : 0.6) + random() * 8,
      ),
    ),
  );
  const around = Array.from({ length: detail === "spilled" ? 7 : 3 }, (_, i) =>
    piece(i % 2 ? 580 + random() * 110 : 120 + random() * 90, 650 + random() * 70),
  ).join("");
  const wide = seed % 2 === 0;
  const body = wide
    ? "M160 420Q172 630 330 656H470Q628 630 640 420Z"
    : "M160 420Q176 580 300 640L310 664H490L500 640Q624 580 640 420Z";
  const rim = bowlRim(seed, bowl);
  return (
    defs +
    shadow(400, 660, 380, 48) +
    oval(400, 420, 240, 56, darker(bowl, 0.42)) +
    heap.slice().reverse().join("") +
    solid(body.replace("Z", "Q620 478 400 478T160 420Z"), bowl) +
    rim +
    line("M160 420Q180 478 400 478T640 420", lighter(bowl, 0.55), 8) +
    around
  );
}
