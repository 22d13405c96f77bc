/** Draws logos of brands and banners of partners. */
import { pick, seedOf } from "../seeded-random.ts";
import { fit, line, oval, path, text } from "./draw.ts";

const marks: readonly [(ink: string) => string, ...((ink: string) => string)[]] = [
  (ink) => line("M160 66q13 -14 26 0t26 0t26 0M160 82q13 -14 26 0t26 0t26 0", ink, 5),
  (ink) => path("M200 34L226 92H200ZM194 44L172 92H194Z", ink),
  (ink) =>
    `<circle cx='200' cy='66' r='28' fill='none' stroke='${ink}' stroke-width='5'/>` +
    line("M180 72q10 -10 20 0t20 0", ink, 5),
  (ink) =>
    [0, 1, 2, 3, 4]
      .map((i) => line(`M200 94Q${166 + i * 17} 70 ${160 + i * 20} ${56 - (i === 2 ? 18 : i % 2 ? 10 : 0)}`, ink, 5))
      .join(""),
  (ink) => path("M176 94V58a24 24 0 0 1 48 0V94H212V58a12 12 0 0 0 -24 0V94Z", ink),
  (ink) => line("M200 36V94M180 50H220M172 74q4 20 28 20t28 -20", ink, 5),
  (ink) => path("M168 92L192 42L206 68L214 54L234 92Z", ink),
];
const inks: readonly [string, ...string[]] = ["#263a57", "#17566a", "#7a3f2b", "#2f6b4a", "#5b4a78", "#3a2f28"];

const sheet = (width: number, height: number, content: string): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'>` +
  `${content}</svg>`;

/** 400 by 200, without a background. */
export function brandLogo(name: string): string {
  const seed = seedOf(name);
  const ink = pick(inks, seed);
  const spaced = seed % 3 === 0;
  const label = spaced ? name.toUpperCase() : name;
  const size = fit(label, spaced ? 270 : 350, 44);
  return sheet(
    400,
    200,
    pick(marks, seed >>> 7)(ink) +
      text(200, 148, size, ink, label, spaced ? "letter-spacing='3'" : seed % 3 === 1 ? "font-style='italic'" : ""),
  );
}

const grounds: readonly [[string, string, string], ...[string, string, string][]] = [
  ["#dfeaea", "#17566a", "#8fb9bd"],
  ["#f3e3d3", "#7a3f2b", "#dba884"],
  ["#e4ead9", "#2f5b3f", "#a9bf93"],
  ["#e6e2ee", "#473a66", "#b5a9cf"],
  ["#f5ecd2", "#6a4b0c", "#dcc07a"],
];
const scenes = {
  sail: (ink: string, soft: string) =>
    path("M0 168Q70 148 140 168T280 168T420 168V240H0Z", soft) +
    path("M300 60L352 150H300ZM292 78L262 150H292Z", ink, "opacity='.85'") +
    path("M252 156H362L346 176H266Z", ink),
  dunes: (ink: string, soft: string) =>
    path("M0 190Q110 120 220 176T420 150V240H0Z", soft) +
    [290, 308, 330]
      .map((x) => line(`M${x} 170q-4 -34 -18 -50M${x + 6} 168q2 -36 10 -56`, ink, 4, "opacity='.8'"))
      .join(""),
  lighthouse: (ink: string, soft: string) =>
    oval(320, 150, 66, 66, soft) +
    path("M310 90H330L338 210H302ZM304 82H336V92H304ZM310 64H330V82H310Z", ink, "opacity='.85'"),
  house: (ink: string, soft: string) =>
    path("M240 210V140L290 106L340 140V210ZM350 210V156H388V210Z", soft) +
    path("M262 210V172H284V210ZM300 152H322V172H300Z", ink, "opacity='.8'"),
  reel: (ink: string, soft: string) =>
    [0, 1, 2]
      .map(
        (i) =>
          `<circle cx='336' cy='160' r='${18 + i * 20}' fill='none' stroke='${i ? soft : ink}'` +
          ` stroke-width='${8 - i * 2}'/>`,
      )
      .join(""),
  waves: (ink: string, soft: string) =>
    [0, 1, 2]
      .map((i) => line(`M-10 ${168 + i * 24}q35 -18 70 0t70 0t70 0t70 0t70 0t70 0`, i === 1 ? ink : soft, 7))
      .join(""),
};
export type BannerScene = keyof typeof scenes;

/** 400 by 240, with the name on two lines. */
export function partnerBanner(name: string, scene: BannerScene): string {
  const [ground, ink, soft] = pick(grounds, seedOf(name) >>> 5);
  const words = name.split(" ");
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half), words.slice(half)].map((part, index) =>
    text(28, 60 + index * 42, 34, ink, part.join(" ")).replace("text-anchor='middle'", "text-anchor='start'"),
  );
  return sheet(
    400,
    240,
    `<rect width='400' height='240' fill='${ground}'/>${scenes[scene](ink, soft)}${lines.join("")}`,
  );
}
