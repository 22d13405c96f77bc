import { darker, lighter, line, oval, path, ramp, shadow, type PhotoSpec, solid, text } from "./draw.ts";

const steel = ramp("st", [
  [0, "#f2f3f1"],
  [0.35, "#b7bdbf"],
  [0.6, "#e6e9e8"],
  [1, "#8d9598"],
]);

/** Kitchen tools lie on a cloth, seen from above and turned a little. */
export function tool({ form, colours, detail, seed }: PhotoSpec): string {
  const wood = colours[0] ?? "#d9b384";
  const grain = (d: string) =>
    line(d, darker(wood, 0.35), detail === "veined" ? 4 : 2, `opacity='${detail === "veined" ? 0.55 : 0.35}'`);
  const cloth = ["#b5c8c9", "#e9dcc4", "#9aab8c", "#d9b3a0"][seed % 4] ?? "#e9dcc4";
  const napkin =
    `<g transform='rotate(${seed % 2 ? 7 : -8} 400 430)'>` +
    "<path d='M150 190H650V690H150Z' fill='#3a2618' opacity='.14' transform='translate(12 14)'/>" +
    `<path d='M150 190H650V690H150Z' fill='${cloth}'/>` +
    line("M180 190V690M620 190V690M150 220H650M150 660H650", lighter(cloth, 0.55), 5, "opacity='.8'") +
    "<path d='M150 190H650V690H150Z' fill='url(#flat)'/></g>";
  const drawing = shapes[form]?.(wood, grain) ?? "";
  const angle = form === "board" ? 0 : seed % 2 ? 38 : 32;
  return (
    `<defs>${steel}</defs>` +
    (form === "board" ? shadow(400, 676, 420, 40) : napkin) +
    `<g transform='rotate(${angle} 400 420)'>${drawing}</g>${form === "board" ? crumbs(seed) : ""}`
  );
}

/** Adds a soft shadow below a drawing. */
const raised = (d: string, content: string) =>
  `<path d='${d}' fill='#2a1a10' opacity='.24' transform='translate(14 16)'/>${content}`;

const shapes: Record<string, (wood: string, grain: (d: string) => string) => string> = {
  knife: (wood, grain) =>
    raised(
      "M372 40Q440 120 448 400L446 700Q420 730 392 700L372 410Z",
      path("M372 40Q446 150 452 430H372Z", "url(#st)") +
        path("M372 40Q382 200 384 430H372Z", "#7c8588", "opacity='.5'") +
        solid("M380 430H446L450 700Q420 732 390 700Z", wood) +
        grain("M402 440Q410 560 404 690M426 440Q420 560 432 680") +
        "<rect x='376' y='424' width='74' height='16' fill='#c9a45c'/>" +
        oval(416, 500, 6, 6, "#d9c08a") +
        oval(418, 640, 6, 6, "#d9c08a"),
    ),
  oyster: (wood, grain) =>
    raised(
      "M384 160Q400 130 416 160L430 400H370Z M350 400H450V640Q400 700 350 640Z",
      path("M382 170Q400 120 418 170L426 400H374Z", "url(#st)") +
        line("M400 170V390", "#7c8588", 3, "opacity='.5'") +
        oval(400, 406, 62, 15, "#b7bdbf") +
        solid("M372 414H428Q462 520 444 620Q400 690 356 620Q338 520 372 414Z", wood) +
        grain("M390 430Q376 540 390 640M412 430Q428 540 412 644"),
    ),
  spoon: (wood, grain) =>
    raised(
      "M400 60Q480 70 474 190Q466 280 416 300L424 730H376L384 300Q334 280 326 190Q320 70 400 60Z",
      solid(
        "M400 60Q480 70 474 190Q466 280 416 300L424 716Q400 738 376 716L384 300Q334 280 326 190Q320 70 400 60Z",
        wood,
      ) +
        oval(400, 176, 54, 88, darker(wood, 0.22)) +
        path("M352 150Q366 96 410 92Q372 120 362 200Z", "#fff", "opacity='.2'") +
        grain("M394 320L388 700M408 320L412 690M386 120Q376 180 392 250"),
    ),
  spatula: (wood, grain) =>
    raised(
      "M326 60H474L460 300L420 360V720H380V360L340 300Z",
      solid("M326 76Q400 50 474 64L462 290Q440 340 422 360L424 716Q400 738 376 716L378 360Q356 340 338 290Z", wood) +
        [360, 400, 440]
          .map((x) => `<rect x='${x - 8}' y='120' width='16' height='150' rx='8' fill='${darker(wood, 0.5)}'/>`)
          .join("") +
        grain("M394 370L388 700M408 370L412 690M380 100V280M420 90V280"),
    ),
  whisk: (wood, grain) =>
    raised(
      "M376 430H424V740H376Z",
      [-96, -64, -32, 0, 32, 64, 96]
        .map(
          (w) =>
            line(`M400 440Q${400 + w * 1.5} 330 ${400 + w * 1.15} 190Q${400 + w} 60 400 52`, "#59636699", 9) +
            line(`M400 440Q${400 + w * 1.5} 330 ${400 + w * 1.15} 190Q${400 + w} 60 400 52`, "#dfe3e2", 5),
        )
        .join("") +
        path("M380 400H420L428 470H372Z", "url(#st)") +
        solid("M372 466H428L434 700Q400 750 366 700Z", wood) +
        grain("M390 480L384 700M412 480L416 700"),
    ),
  board: (wood, grain) =>
    path(
      "M240 150Q240 118 272 118H360L372 60Q400 24 428 60L440 118H528Q560 118 560 150V640Q560 674 528 " +
        "674H272Q240 674 240 640Z",
      "#2a1a10",
      "opacity='.22' transform='translate(20 4)'",
    ) +
    solid(
      "M240 150Q240 118 272 118H360L372 60Q400 24 428 60L440 118H528Q560 118 560 150V640Q560 674 528 " +
        "674H272Q240 674 240 640Z",
      wood,
      "flat",
    ) +
    grain(
      "M290 130Q280 400 296 664M340 130Q360 380 338 664M400 120Q388 420 404 668M462 126Q476 400 456 " +
        "668M514 130Q500 380 520 660M350 300Q400 250 450 320Q420 400 372 380",
    ) +
    oval(400, 74, 15, 15, "#d9cbb7") +
    line("M400 66Q440 0 420 -40", "#8b6b49", 6),
  pin: (wood, grain) =>
    raised(
      "M340 60H460V720H340Z",
      solid(
        "M352 60Q400 40 448 60Q466 240 464 390Q466 560 448 720Q400 740 352 720Q334 560 336 390Q334 240 352 60Z",
        wood,
      ) + grain("M374 70Q366 390 376 716M400 66Q410 400 398 722M428 70Q420 390 430 714"),
    ),
  brush: (wood, grain) =>
    raised(
      "M320 300H480V540H320Z",
      Array.from({ length: 21 }, (_, i) =>
        line(`M${330 + i * 7} 320L${316 + i * 8.4} 590`, i % 2 ? "#d8bd85" : "#b8955a", 7),
      ).join("") +
        solid("M320 330Q312 240 372 210L380 90Q400 60 420 90L428 210Q488 240 480 330Q400 360 320 330Z", wood) +
        grain("M350 310Q360 250 390 220L394 100M450 310Q436 250 412 220") +
        oval(400, 100, 8, 8, darker(wood, 0.6)),
    ),
};

function crumbs(seed: number): string {
  const loaf =
    seed % 3 === 1
      ? solid("M520 676Q500 590 570 566Q660 536 716 600Q740 640 716 676Z", "#b9763c", "flat") +
        line("M560 600L590 572M608 592L638 564M656 600L684 578", "#ecd3a0", 10)
      : solid("M560 676Q520 640 560 590Q600 566 640 590Q684 640 642 676Z", seed % 3 ? "#c9523c" : "#e0b13e", "cyl") +
        path("M600 590Q590 566 612 550Q640 556 650 570Q620 580 600 590Z", "#6f8a4b");
  return shadow(620, 676, 200, 24) + loaf;
}

const flame = (x: number, y: number, size = 1) =>
  `<g transform='translate(${x} ${y}) scale(${size})'><circle r='120' cy='-34' fill='url(#glow)'/>` +
  line("M0 8V-10", "#3b2f28", 5) +
  path("M0 -86Q34 -34 14 -10Q0 2 -14 -10Q-34 -34 0 -86Z", "url(#fl)") +
  path("M0 -40Q12 -18 0 -8Q-12 -18 0 -40Z", "#fffbe8") +
  "</g>";

const candleDefs =
  "<defs><radialGradient id='glow'><stop offset='0' stop-color='#ffe6a6' stop-opacity='.75'/>" +
  "<stop offset='1' stop-color='#ffe6a6' stop-opacity='0'/></radialGradient>" +
  ramp(
    "fl",
    [
      [0, "#f0a23a"],
      [0.7, "#ffd877"],
      [1, "#fff3c8"],
    ],
    "x2='0' y2='1'",
  ) +
  "</defs>";

export function candle({ form, colours, label, detail }: PhotoSpec): string {
  const wax = colours[0] ?? "#f1ece2";
  const tag = (y: number) =>
    path(`M318 ${y}Q400 ${y + 16} 482 ${y}V${y + 130}Q400 ${y + 146} 318 ${y + 130}Z`, "#f7f0e2") +
    text(400, y + 50, 17, "#7b6a5a", "LAGUNE", "letter-spacing='4'") +
    text(400, y + 94, 32, "#33281f", label);
  return (
    candleDefs +
    (candles[form]?.(wax, tag) ?? "") +
    (detail === "scented"
      ? line("M130 690Q170 650 220 640M160 664q-22 -8 -24 -28M184 650q-4 -22 10 -34", "#6f7f52", 6)
      : "")
  );
}

const candles: Record<string, (wax: string, tag: (y: number) => string) => string> = {
  taper: (wax) =>
    [300, 400, 500]
      .map(
        (x, i) =>
          shadow(x, 664, 130, 20) +
          solid(
            `M${x - 17} ${250 + i * 46}Q${x} ${240 + i * 46} ${x + 17} ${250 + i * 46}L${x + 24} 620H${x - 24}Z`,
            wax,
          ) +
          solid(
            `M${x - 52} 660Q${x - 48} 640 ${x - 28} 636V600Q${x} 612 ${x + 28} 600V636Q${x + 48}` +
              ` 640 ${x + 52} 660Q${x} 676 ${x - 52} 660Z`,
            "#b08d4f",
          ) +
          flame(x, 246 + i * 46, 0.8),
      )
      .join(""),
  pillar: (wax) =>
    shadow(400, 664, 320, 42) +
    solid("M272 280V636Q272 668 400 668T528 636V280Z", wax) +
    oval(400, 280, 128, 32, lighter(wax, 0.35)) +
    oval(400, 282, 90, 20, lighter(wax, 0.75)) +
    path("M300 300Q306 380 318 400T332 310Z", lighter(wax, 0.35)) +
    flame(400, 280, 1.1),
  glass: (wax, tag) =>
    shadow(400, 664, 310, 42) +
    solid("M268 330V630Q268 666 320 668H480Q532 666 532 630V330Z", "#e6ebe7") +
    path("M282 410V626Q284 652 322 654H478Q516 652 518 626V410Q400 440 282 410Z", wax) +
    oval(400, 410, 118, 24, lighter(wax, 0.45)) +
    oval(400, 330, 132, 28, "#fff", "opacity='.35'") +
    flame(400, 412) +
    tag(476) +
    path("M268 330V630Q268 666 320 668H480Q532 666 532 630V330Q400 360 268 330Z", "url(#cyl)", "opacity='.6'") +
    line("M292 370V600", "#fff", 9, "opacity='.55'"),
  rolled: (wax) =>
    [330, 470]
      .map(
        (x, i) =>
          shadow(x, 664, 170, 26) +
          solid(`M${x - 52} ${220 + i * 70}V640Q${x} 672 ${x + 52} 640V${220 + i * 70}Z`, wax) +
          Array.from({ length: 8 }, (_, row) =>
            line(
              `M${x - 48} ${270 + i * 70 + row * 46}l12 -12 12 12 12 -12 12 12 12 -12 12 12 12 -12 12 12`,
              darker(wax, 0.25),
              3,
              "opacity='.5'",
            ),
          ).join("") +
          line(`M${x + 22} ${236 + i * 70}V650`, darker(wax, 0.35), 4, "opacity='.6'") +
          oval(x, 220 + i * 70, 52, 14, lighter(wax, 0.25)) +
          line(`M${x} ${220 + i * 70}m-30 0a30 8 0 1 1 46 6`, darker(wax, 0.3), 3) +
          line(`M${x} ${220 + i * 70}q4 -20 -4 -40`, "#f3ead8", 6),
      )
      .join(""),
  tin: (wax, tag) =>
    shadow(400, 664, 380, 42) +
    "<g transform='translate(40 0)'>" +
    oval(590, 560, 40, 108, "#8f8a80") +
    oval(580, 560, 38, 106, "#d8d2c6") +
    oval(580, 560, 28, 90, "#c5beb0") +
    "</g>" +
    solid("M232 440V632Q232 668 400 668T568 632V440Z", "#cfc8ba") +
    oval(400, 440, 168, 42, "#e6e0d4") +
    oval(400, 444, 154, 35, wax) +
    oval(400, 446, 80, 16, lighter(wax, 0.6)) +
    flame(400, 444) +
    tag(506),
  tealight: (wax) =>
    `<g transform='translate(-140 -190) scale(1.35)'>${[
      [250, 560],
      [400, 530],
      [550, 560],
      [320, 650],
      [485, 650],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          shadow(x, y + 44, 150, 20) +
          solid(`M${x - 66} ${y}V${y + 36}Q${x} ${y + 66} ${x + 66} ${y + 36}V${y}Z`, "#d5d3cc") +
          oval(x, y, 66, 20, "#ecebe6") +
          oval(x, y + 1, 59, 16, wax) +
          (i % 2 ? line(`M${x} ${y}v-16`, "#f3ead8", 4) : flame(x, y, 0.55)),
      )
      .join("")}</g>`,
};
