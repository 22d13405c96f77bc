import { randomNumbers } from "../seeded-random.ts";
import { darker, fit, inkOn, lighter, line, oval, path, ramp, shadow, type PhotoSpec, solid, text } from "./draw.ts";

const pencil = (x: number, colour: string) =>
  `<g transform='translate(${x} 0)'>` +
  path("M0 190H40V640H0Z", "#2a1a10", "opacity='.18' transform='translate(12 12)'") +
  solid("M0 220H40V620H0Z", colour) +
  path("M0 220L20 150L40 220Z", "#e6c796") +
  path("M13 174L20 150L27 174Z", "#3b3430") +
  "<rect y='616' width='40' height='26' fill='#c9b27c'/>" +
  "<rect y='640' width='40' height='34' rx='8' fill='#cf8f86'/></g>";

export function paper(sight: PhotoSpec): string {
  return (paperForms[sight.form] ?? defaultPaper)(paperParts(sight));
}

function paperParts({ colours, label, brand, seed }: PhotoSpec) {
  const [cover = "#263a57", accent = "#df7f66"] = colours;
  const ink = inkOn(cover);
  const angle = seed % 2 ? 6 : -7;
  const book = (x: number, y: number, width: number, height: number, extra: string) =>
    `<g transform='rotate(${angle} 400 420)'><rect x='${x + 14}' y='${y + 18}'` +
    ` width='${width}' height='${height}' rx='14' fill='#2a1a10'` +
    " opacity='.25'/>" +
    `<rect x='${x + 6}' y='${y + 8}' width='${width}' height='${height}' rx='10' fill='#f7f1e4'/>` +
    `<rect x='${x + 3}' y='${y + 4}' width='${width}' height='${height}' rx='10' fill='#e3d9c6'/>` +
    `<rect x='${x}' y='${y}' width='${width}' height='${height}' rx='12' fill='${cover}'/>` +
    `<rect x='${x}' y='${y}' width='${width}' height='${height}' rx='12' fill='url(#flat)'/>` +
    `<rect x='${x}' y='${y}' width='36' height='${height}' rx='10' fill='#000' opacity='.14'/>` +
    `${extra}</g>`;
  const pen =
    "<g transform='rotate(28 640 420)'>" +
    path("M618 180H646V640H618Z", "#2a1a10", "opacity='.2' transform='translate(12 14)'") +
    solid("M616 190Q632 170 648 190V600H616Z", accent) +
    path("M616 600H648L632 670Z", "#d9b384") +
    path("M627 648L632 670L637 648Z", "#333") +
    "</g>";
  return { book, cover, brand, ink, pen, turn: angle, accent, label };
}

type PaperParts = ReturnType<typeof paperParts>;

const paperForms: Record<string, (parts: PaperParts) => string> = {
  pocket: ({ book, cover }) =>
    "<g transform='translate(70 -30) rotate(12 400 400)'>" +
    book(290, 190, 260, 370, "") +
    "</g><g transform='translate(-30 30)'>" +
    book(
      250,
      200,
      260,
      380,
      line("M266 220V560", lighter(cover, 0.5), 3, "stroke-dasharray='14 8'") +
        "<rect x='310' y='290' width='150' height='84' fill='#f7f0e2'/>" +
        text(385, 342, 28, "#33281f", "Lagune"),
    ) +
    "</g>",
  block: ({ book, brand, ink, pen }) =>
    book(
      190,
      190,
      400,
      450,
      "<rect x='190' y='190' width='400' height='46' fill='#3b3c40' opacity='.75'/>" +
        "<rect x='240' y='290' width='300' height='220' fill='#f7f1e4'/>" +
        path("M250 420Q320 360 390 410T530 390V500H250Z", "#6fa3b0", "opacity='.75'") +
        path("M250 450Q340 420 420 456T530 440V500H250Z", "#35617a", "opacity='.6'") +
        oval(470, 340, 26, 26, "#e8a35a", "opacity='.75'") +
        text(390, 570, fit(brand, 260, 26), ink, brand) +
        text(390, 604, 20, ink, "300 g/m²"),
    ) + pen,
  pencils: ({ turn, accent, cover, brand }) =>
    `<g transform='rotate(${turn} 400 420)'>` +
    [0, 1, 2, 3, 4, 5]
      .map((i) => pencil(236 + i * 54, i % 2 ? lighter(accent, i * 0.08) : lighter(cover, i * 0.08)))
      .join("") +
    "<rect x='222' y='400' width='340' height='96' fill='#f3ead8'/>" +
    "<rect x='222' y='400' width='340' height='96' fill='url(#flat)'/>" +
    text(392, 444, fit(brand, 240, 28), "#33281f", brand) +
    text(392, 476, 18, "#7b6a5a", "HB · LAGUNE", "letter-spacing='3'") +
    "</g>",
  ink: ({ accent, cover, label, brand }) =>
    shadow(400, 664, 300, 40) +
    path(
      "M262 380Q250 400 250 440V630Q250 664 284 666H516Q550 664 550 630V440Q550 400 538 380Z",
      accent,
      "opacity='.85'",
    ) +
    path("M272 450H528V626Q526 646 506 648H294Q274 646 272 626Z", cover) +
    oval(400, 450, 128, 14, lighter(cover, 0.25)) +
    path("M262 380Q250 400 250 440V630Q250 664 284 666H516Q550 664 550 630V440Q550 400 538 380Z", "url(#cyl)") +
    solid("M318 270H482V360H318Z", "#33302f") +
    oval(400, 270, 82, 14, "#4a4644") +
    solid("M330 360H470V382H330Z", accent) +
    path("M290 486H510V606H290Z", "#f7f0e2") +
    text(400, 536, fit(label, 190, 38), "#33281f", label) +
    text(400, 578, fit(brand, 180, 20), "#7b6a5a", brand) +
    path("M600 690Q580 664 610 656Q640 640 664 664Q700 668 690 690Q660 716 600 690Z", cover) +
    line("M640 676Q700 640 740 600", "#c9a45c", 8),
  letters: ({ turn, cover, accent }) =>
    `<g transform='rotate(${turn} 400 420)'>` +
    "<rect x='172' y='158' width='380' height='500' fill='#2a1a10' opacity='.18'/>" +
    `<rect x='160' y='140' width='380' height='500' fill='${lighter(cover, 0.35)}'/>` +
    Array.from({ length: 6 }, (_, i) =>
      line(`M210 ${220 + i * 34}H${i === 5 ? 340 : 490}`, accent, 2.5, "opacity='.45'"),
    ).join("") +
    "<rect x='262' y='412' width='410' height='270' fill='#2a1a10' opacity='.2'/>" +
    `<rect x='250' y='396' width='410' height='270' fill='${cover}'/>` +
    path("M250 396H660L455 560Z", darker(cover, 0.07)) +
    line("M250 396L455 560L660 396", darker(cover, 0.3), 2.5) +
    oval(455, 556, 36, 35, accent) +
    oval(455, 556, 26, 25, darker(accent, 0.2)) +
    line("M438 560q8 -12 17 0t17 0", lighter(accent, 0.5), 4) +
    "</g>",
  ruler: ({ cover, turn }) =>
    "<defs>" +
    ramp("rl", [
      [0, lighter(cover, 0.25)],
      [1, darker(cover, 0.15)],
    ]) +
    `</defs><g transform='rotate(${38 + turn} 400 420)'>` +
    "<rect x='332' y='72' width='130' height='690' fill='#2a1a10' opacity='.22'/>" +
    "<rect x='320' y='56' width='130' height='690' rx='6' fill='url(#rl)'/>" +
    line("M360 60Q372 380 356 740M410 60Q398 400 414 740", darker(cover, 0.4), 2, "opacity='.4'") +
    line(
      Array.from({ length: 61 }, (_, i) => `M320 ${72 + i * 11}h${i % 10 === 0 ? 46 : i % 5 === 0 ? 34 : 20}`).join(""),
      "#3b2f28",
      2,
    ) +
    [0, 1, 2, 3, 4, 5, 6].map((i) => text(386, 80 + i * 110, 20, "#3b2f28", String(i * 5))).join("") +
    oval(424, 96, 10, 10, "#dccfb9") +
    "</g>",
  diary: ({ book, accent, brand, ink, cover }) =>
    book(
      210,
      150,
      370,
      490,
      text(395, 380, 92, accent, "2027") +
        line("M320 410H470", accent, 4) +
        text(395, 446, fit(brand, 240, 22), ink, brand) +
        path("M470 640H500V700L485 684L470 700Z", accent) +
        `<rect x='530' y='150' width='14' height='490' fill='${darker(cover, 0.4)}'/>`,
    ),
};

/** Draws every other form. */
const defaultPaper = ({ book, brand, label, accent, pen }: PaperParts): string =>
  book(
    210,
    140,
    370,
    500,
    "<rect x='296' y='250' width='220' height='130' fill='#f7f0e2'/>" +
      text(406, 306, fit(brand, 190, 26), "#33281f", brand) +
      text(406, 346, 22, "#7b6a5a", label, "font-style='italic'") +
      `<rect x='526' y='140' width='16' height='500' fill='${accent}'/>` +
      path("M300 640H322V706L311 692L300 706Z", accent),
  ) + pen;

const plants: Record<string, (colour: string) => string> = {
  leaf: (c) =>
    [-60, -30, 0, 30, 60]
      .map(
        (turn, i) =>
          `<g transform='rotate(${turn} 400 470)'>` +
          path("M400 470Q350 380 400 300Q450 380 400 470Z", i % 2 ? lighter(c, 0.15) : c) +
          line("M400 460V320", darker(c, 0.3), 3) +
          "</g>",
      )
      .join(""),
  stem: (c) =>
    [-40, -20, 0, 20, 40]
      .map((x) =>
        line(
          `M400 470Q${400 + x} 400 ${400 + x * 2} 310M${400 + x} 400l${x < 0 ? -24 : 24} -34M${400 + x * 1.4} 360l${x < 0 ? 14 : -14} -34`,
          c,
          8,
        ),
      )
      .join(""),
  root: (c) =>
    [345, 400, 455]
      .map(
        (x, i) =>
          line(
            `M${x} 350Q${x - 20} 310 ${x - 26} 280M${x} 350V272M${x} 350Q${x + 20} 310 ${x + 26} 280`,
            "#6f8f4b",
            6,
          ) +
          solid(
            `M${x - 24} 352Q${x} 336 ${x + 24} 352Q${x + 16} 430 ${x} ${490 - (i % 2) * 14}Q${x - 16}` +
              ` 430 ${x - 24} 352Z`,
            c,
          ),
      )
      .join(""),
  bulb: (c) =>
    line("M400 380Q370 320 350 280M400 380Q404 320 398 270M400 380Q430 320 452 284", darker(c, 0.1), 9) +
    path(
      "M350 290Q320 250 352 236Q384 250 350 290ZM398 280Q372 240 398 222Q424 240 398 280ZM450 292Q440 250 " +
        "470 244Q486 272 450 292Z",
      "#6f8f4b",
    ) +
    solid("M330 420Q330 372 400 372T470 420Q460 470 408 480L400 510L392 480Q340 470 330 420Z", c) +
    line("M352 430Q400 410 448 430M370 456Q400 442 430 456", lighter(c, 0.5), 4),
  fruit: (c) =>
    [
      [356, 420],
      [446, 400],
      [400, 330],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx='${x}' cy='${y}' r='46' fill='${c}'/><circle cx='${x}' cy='${y}' r='46' fill='url(#flat)'/>` +
          path(`M${x} ${y - 34}l-26 -14 18 0 -4 -20 12 16 12 -16 -4 20 18 0Z`, "#5f7f43") +
          oval(x - 16, y - 10, 10, 14, "#fff", "opacity='.3'"),
      )
      .join(""),
  pod: (c) =>
    [-1, 1]
      .map(
        (s) =>
          `<g transform='rotate(${s * 28} 400 400)'>` +
          path("M400 270Q450 380 400 500Q350 380 400 270Z", darker(c, 0.15)) +
          [320, 360, 400, 440].map((y) => oval(400, y, 17, 17, lighter(c, 0.2))).join("") +
          line("M400 270q-4 -24 12 -36", c, 6) +
          "</g>",
      )
      .join(""),
  flower: (c) =>
    `${line("M400 480Q392 420 400 360M400 440Q440 420 460 390M400 456Q360 440 340 410", "#6f8f4b", 7)}${[
      [400, 320, 1],
      [466, 372, 0.6],
      [334, 392, 0.6],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          `<g transform='translate(${x} ${y}) scale(${s})'>` +
          Array.from(
            { length: 9 },
            (_, i) =>
              `<ellipse cy='-38' rx='17' ry='34' fill='${i % 2 ? c : lighter(c, 0.2)}' transform='rotate(${i * 40})'/>`,
          ).join("") +
          `<circle r='17' fill='${darker(c, 0.45)}'/></g>`,
      )
      .join("")}`,
  thistle: (c) =>
    `${line("M400 480Q396 420 400 340M400 430Q440 400 458 370M400 450Q360 420 342 396", "#7f927d", 7)}${[
      [400, 310, 1],
      [462, 356, 0.65],
      [338, 384, 0.65],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          `<g transform='translate(${x} ${y}) scale(${s})'>` +
          Array.from(
            { length: 13 },
            (_, i) =>
              `<path d='M0 0L-7 -30L0 -58L7 -30Z' fill='${i % 2 ? c : darker(c, 0.2)}'` +
              ` transform='rotate(${i * 27.7})'/>`,
          ).join("") +
          `<circle r='27' fill='${lighter(c, 0.25)}'/></g>`,
      )
      .join("")}`,
};

export function gardening(sight: PhotoSpec): string {
  return (gardeningForms[sight.form] ?? defaultGardening)(gardeningParts(sight));
}

function gardeningParts({ form, colours, label, detail, brand, seed }: PhotoSpec) {
  const [colour = "#5d8f45", sheet = "#f1ece2"] = colours;
  const random = randomNumbers(seed);
  const grains = Array.from({ length: 18 }, () =>
    oval(560 + random() * 150, 650 + random() * 60, 8, 5.5, random() > 0.5 ? "#8a6a44" : "#6b4d30"),
  ).join("");
  return { seed, sheet, colour, brand, detail, label, grains, form };
}

type GardeningParts = ReturnType<typeof gardeningParts>;

const gardeningForms: Record<string, (parts: GardeningParts) => string> = {
  packet: ({ seed, sheet, colour, brand, detail, label, grains }) => {
    const angle = seed % 2 ? 3 : -4;
    return (
      shadow(400, 672, 360, 36) +
      `<g transform='rotate(${angle} 400 420)'>` +
      path("M250 128H550V676H250Z", "#2a1a10", "opacity='.2' transform='translate(14 10)'") +
      `<rect x='250' y='128' width='300' height='548' fill='${sheet}'/>` +
      `<rect x='250' y='128' width='300' height='36' fill='${darker(sheet, 0.12)}'/>` +
      line("M252 164H548", darker(sheet, 0.3), 2, "stroke-dasharray='6 5'") +
      `<rect x='270' y='190' width='260' height='350' fill='${lighter(colour, 0.78)}'/>` +
      text(400, 234, fit(brand, 200, 19), "#5b4a3d", brand.toUpperCase()) +
      `${plants[detail]?.(colour) ?? ""}<rect x='270' y='520' width='260' height='86' fill='${darker(colour, 0.3)}'/>` +
      text(400, 572, fit(label, 230, 36), "#fbf6ea", label) +
      text(400, 644, 17, "#7b6a5a", "LAGUNE", "letter-spacing='5'") +
      "<rect x='250' y='128' width='300' height='548' fill='url(#flat)'/>" +
      `</g>${grains}`
    );
  },
  pot: ({ colour }) =>
    shadow(400, 676, 400, 40) +
    line("M400 320Q380 220 400 130M396 260Q330 240 300 180M402 220Q460 200 490 140", "#6f8f4b", 8) +
    path(
      "M300 180Q270 130 320 120Q350 150 300 180ZM490 140Q480 90 530 90Q548 130 490 140ZM400 130Q370 80 402 " +
        "56Q434 80 400 130Z",
      "#83946a",
    ) +
    path("M396 290Q330 300 306 270Q350 240 396 290ZM402 270Q450 280 480 246Q440 222 402 270Z", "#6f7f52") +
    oval(400, 330, 150, 30, "#4a3323") +
    solid("M258 390L300 646Q400 672 500 646L542 390Z", colour) +
    solid("M236 320Q400 372 564 320V394Q400 446 236 394Z", lighter(colour, 0.08)) +
    solid("M250 640Q400 690 550 640L540 676Q400 708 260 676Z", darker(colour, 0.1)),
  can: ({ colour }) =>
    shadow(400, 664, 420, 44) +
    line("M300 350Q300 190 420 200T520 350", darker(colour, 0.4), 22) +
    line("M300 350Q300 190 420 200T520 350", colour, 15) +
    solid("M300 560L150 330L120 346L128 300L176 296L176 320L330 470Z", darker(colour, 0.08), "flat") +
    solid("M104 350L166 274L186 292L126 366Z", "#c9a45c", "flat") +
    solid("M270 350V640Q270 668 400 668T530 640V350Z", colour) +
    oval(400, 350, 130, 28, lighter(colour, 0.2)) +
    path("M400 322A130 28 0 0 1 400 378Q470 350 400 322Z", darker(colour, 0.5)) +
    line("M272 420Q400 450 528 420M272 600Q400 630 528 600", lighter(colour, 0.35), 5, "opacity='.7'") +
    line("M526 400Q640 400 620 500T526 580", darker(colour, 0.3), 20) +
    text(400, 530, 34, inkOn(colour), "Lagune"),
};

/** Draws every other form. */
const defaultGardening = ({ form, colour }: GardeningParts): string => {
  const metal = ramp("st", [
    [0, "#e7e8e4"],
    [0.5, "#9aa09f"],
    [1, "#6f7677"],
  ]);
  const head =
    form === "trowel"
      ? path("M330 80Q400 0 470 80Q490 240 430 330H370Q310 240 330 80Z", "url(#st)") +
        line("M400 70V320", "#5d6465", 5, "opacity='.5'")
      : form === "fork"
        ? line("M400 330V240M340 60V200Q344 244 400 244T460 200V60M400 240V60", "#5d6465", 26) +
          line("M400 330V240M340 60V200Q344 244 400 244T460 200V60M400 240V60", "#b9bfbe", 18)
        : path("M372 330L400 20L428 330Z", "url(#st)");
  const notches =
    form === "dibber" ? [400, 440, 480, 520].map((y) => line(`M376 ${y}h48`, darker(colour, 0.5), 4)).join("") : "";
  return (
    `<defs>${metal}</defs>` +
    oval(400, 640, 300, 60, "url(#sh)") +
    path("M120 690Q200 620 330 630T560 616T690 690Q560 720 400 718T120 690Z", "#6b4d36") +
    path("M200 672Q300 636 400 650T600 668Q500 690 400 684T200 672Z", "#8a6648", "opacity='.7'") +
    "<g transform='rotate(34 400 400) translate(0 30)'>" +
    "<path d='M370 80H450V700H370Z' fill='#2a1a10' opacity='.16' transform='translate(10 10)'/>" +
    head +
    path("M384 320H416V420H384Z", "url(#st)") +
    solid("M374 400Q400 388 426 400L434 680Q400 716 366 680Z", colour) +
    notches +
    line("M390 420Q396 560 388 680", darker(colour, 0.4), 2, "opacity='.4'") +
    oval(400, 672, 8, 8, "#6b4d30") +
    "</g>"
  );
};
