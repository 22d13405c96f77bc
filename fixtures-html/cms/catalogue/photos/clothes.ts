import { darker, inkOn, lighter, line, oval, path, shadow, type PhotoSpec, text } from "./draw.ts";

/** Defines pattern `k`: stripes for two or three colours, plain for one. */
function dye(colours: string[], size: number): string {
  const [main = "#cccccc", second, third] = colours;
  return (
    `<pattern id='k' width='${size}' height='${size}' patternUnits='userSpaceOnUse'>` +
    `<rect width='${size}' height='${size}' fill='${second ? second : main}'/>` +
    (second ? `<rect width='${size}' height='${size * (third ? 0.4 : 0.46)}' fill='${main}'/>` : "") +
    (third ? `<rect y='${size * 0.62}' width='${size}' height='${size * 0.2}' fill='${third}'/>` : "") +
    "</pattern>"
  );
}

const stitches = (main: string, detail: string) =>
  `<pattern id='s' width='${detail === "rib" ? 12 : 14}' height='14' patternUnits='userSpaceOnUse'>` +
  (detail === "rib"
    ? `<path d='M2 0V14' stroke='${darker(main, 0.5)}' stroke-width='3' opacity='.28'/>`
    : `<path d='M0 2L7 9L14 2' fill='none' stroke='${darker(main, 0.5)}' stroke-width='2' opacity='.22'/>`) +
  "</pattern>";

const knit = (d: string, light = "cyl") =>
  `<path d='${d}' fill='url(#k)'/><path d='${d}' fill='url(#s)'/><path d='${d}' fill='url(#${light})'/>`;
const under = (d: string) => `<path d='${d}' fill='#2a1a10' opacity='.2' transform='translate(14 18)'/>`;
const ribs = (x: number, y: number, width: number, height: number, colour: string, count = 16) =>
  Array.from({ length: count }, (_, i) =>
    line(`M${Math.round(x + (i + 0.5) * (width / count))} ${y}v${height}`, darker(colour, 0.4), 3, "opacity='.35'"),
  ).join("");

const torso =
  "M290 150Q240 160 214 200L116 600Q148 636 204 626L262 366L256 690H544L538 366L596 626Q652 636 684 " +
  "600L586 200Q560 160 510 150Q400 210 290 150Z";

export function knitted(sight: PhotoSpec): string {
  return (knittedForms[sight.form] ?? defaultKnitted)(knittedParts(sight));
}

function knittedParts({ colours, detail }: PhotoSpec) {
  const main = colours[0] ?? "#cdb89a";
  const defs = `<defs>${dye(colours, 56)}${stitches(main, detail)}</defs>`;
  const cuffs =
    ribs(258, 650, 284, 38, main, 22) +
    line("M256 648H544", darker(main, 0.35), 3, "opacity='.5'") +
    line("M126 562Q164 596 212 588M674 562Q636 596 588 588", darker(main, 0.35), 3, "opacity='.5'");
  const folds = line(
    "M262 366Q270 306 256 250M538 366Q530 306 544 250M320 560Q400 600 470 570",
    darker(main, 0.5),
    5,
    "opacity='.16'",
  );
  const collar =
    path("M292 148Q400 110 508 148Q480 216 400 218T292 148Z", darker(main, 0.5)) +
    line("M294 150Q330 216 400 218T506 150", darker(main, 0.14), 24) +
    line(
      "M294 150Q330 216 400 218T506 150",
      lighter(main, 0.2),
      18,
      "stroke-dasharray='4 5' style='stroke-linecap:butt' opacity='.6'",
    );
  const twist = () => {
    const turns = (from: number, bow: number) => `M${from} 262${`q${bow} 16 0 32t0 32`.repeat(6)}`;
    const one =
      line(turns(310, 30), darker(main, 0.3), 13) +
      line(turns(328, -30), darker(main, 0.3), 13) +
      line(turns(310, 30), lighter(main, 0.22), 8) +
      line(turns(328, -30), lighter(main, 0.22), 8) +
      line("M292 262V648M346 262V648", darker(main, 0.4), 3, "opacity='.4'");
    return `<g id='tw'>${one}</g><use href='#tw' x='81'/><use href='#tw' x='162'/>`;
  };
  return { defs, main, cuffs, folds, twist, collar };
}

type KnittedParts = ReturnType<typeof knittedParts>;

const knittedForms: Record<string, (parts: KnittedParts) => string> = {
  cap: ({ defs, main }) =>
    defs +
    shadow(400, 650, 400, 44) +
    knit("M220 500Q210 210 400 200T580 500Z") +
    ribs(240, 270, 320, 220, main, 15) +
    knit("M200 480Q400 440 600 480V620Q400 670 200 620Z") +
    ribs(206, 490, 388, 130, main, 26) +
    "<rect x='520' y='540' width='50' height='34' fill='#f3ead8'/>",
  scarf: ({ main, defs }) => {
    const band = (turn: number, x: number) =>
      `<g transform='rotate(${turn} 400 180)'>` +
      under(`M${x} 180H${x + 130}V650H${x}Z`) +
      Array.from({ length: 11 }, (_, i) =>
        line(`M${x + 6 + i * 12} 648l${i % 2 ? 3 : -3} 56`, i % 2 ? main : darker(main, 0.2), 6),
      ).join("") +
      knit(`M${x} 180H${x + 130}V650H${x}Z`) +
      line(`M${x} 610h130M${x} 586h130`, lighter(main, 0.5), 7, "opacity='.7'") +
      "</g>";
    return (
      defs +
      band(15, 340) +
      band(-13, 330) +
      knit("M286 300Q250 120 400 106T516 300Q470 350 400 346T286 300Z") +
      path("M330 210Q350 160 400 158T470 210Q440 246 400 246T330 210Z", darker(main, 0.5), "opacity='.75'") +
      line("M330 330Q350 290 340 250M460 334Q450 290 464 250", darker(main, 0.5), 5, "opacity='.25'")
    );
  },
  socks: ({ main, defs }) => {
    const sock = (shift: number, turn: number) =>
      `<g transform='translate(${shift} 0) rotate(${turn} 400 420)'>` +
      under("M330 160H450V480Q450 520 500 550Q580 600 550 660Q500 700 380 640Q330 600 330 500Z") +
      knit("M330 160H450V480Q450 520 500 550Q580 590 556 650Q510 700 380 636Q330 600 330 500Z") +
      path("M330 160H450V214H330Z", lighter(main, 0.35)) +
      ribs(332, 162, 116, 50, main, 10) +
      path("M556 650Q510 700 452 668Q480 620 530 572Q574 606 556 650Z", lighter(main, 0.35)) +
      path("M330 480Q380 500 372 560Q360 600 344 590Q330 550 330 480Z", lighter(main, 0.35)) +
      "</g>";
    return defs + sock(-130, 4) + sock(80, -3);
  },
  cardigan: ({ defs, cuffs, folds, main }) =>
    defs +
    under(torso) +
    knit(torso) +
    cuffs +
    folds +
    path("M292 148L400 470L508 148Q400 110 292 148Z", darker(main, 0.5)) +
    line("M292 150L400 466V690", darker(main, 0.25), 26) +
    line("M508 150L400 466", darker(main, 0.18), 26) +
    [500, 555, 610, 665].map((y) => oval(400, y, 9, 9, "#e9dcc0") + oval(400, y, 3, 3, "#6b543f")).join(""),
  roll: ({ defs, cuffs, folds, main }) =>
    defs +
    under(torso) +
    knit(torso) +
    cuffs +
    folds +
    knit("M296 110Q400 80 504 110L514 196Q400 246 286 196Z") +
    ribs(300, 112, 200, 92, main, 15) +
    path("M298 110Q400 82 502 110Q400 136 298 110Z", darker(main, 0.45)),
  cable: ({ defs, twist, cuffs, collar }) => `${defs}${under(torso)}${knit(torso)}${twist()}${cuffs}${collar}`,
};

/** Draws the forms that `knittedForms` does not list. */
const defaultKnitted = ({ defs, cuffs, folds, collar }: KnittedParts): string =>
  `${defs}${under(torso)}${knit(torso)}${cuffs}${folds}${collar}`;

const tee = "M300 170L216 200L110 350L196 416L252 356V690H548V356L604 416L690 350L584 200L500 170Q400 250 300 170Z";

/** The print on the chest of a shirt; empty without one. */
const printOf = (detail: string, ink: string, label: string, colourCount: number): string =>
  detail === "print"
    ? line("M340 380q15 -20 30 0t30 0t30 0t30 0M340 410q15 -20 30 0t30 0t30 0t30 0", ink, 7) +
      text(400, 464, 34, ink, label)
    : detail === "wave" && colourCount === 1
      ? `<circle cx='400' cy='390' r='52' fill='none' stroke='${ink}' stroke-width='6'/>` +
        line("M352 404q12 -14 24 0t24 0t24 0t24 0", ink, 6) +
        path("M372 370L400 340L428 370Z", ink)
      : "";

export function shirt(sight: PhotoSpec): string {
  return (shirtForms[sight.form] ?? defaultShirt)(shirtParts(sight));
}

function shirtParts({ form, colours, label, detail }: PhotoSpec) {
  const main = colours[0] ?? "#f1ece2";
  const stripeColours = form === "breton" && colours.length === 1 ? ["#f4eddf", main] : colours;
  const base = stripeColours[0] ?? main;
  const defs =
    "<defs>" +
    dye(
      form === "breton" ? [stripeColours[1] ?? base, stripeColours[0] ?? base, ...stripeColours.slice(2)] : colours,
      form === "breton" ? 44 : 64,
    ) +
    "</defs>";
  const cloth = (d: string, light = "cyl") => path(d, "url(#k)") + path(d, `url(#${light})`);
  const ink = form === "breton" || colours.length > 1 ? "#263a57" : inkOn(main);
  const print = printOf(detail, ink, label, colours.length);
  const neck =
    path("M300 172Q400 140 500 172Q460 242 400 242T300 172Z", darker(base, 0.42)) +
    line("M302 172Q342 244 400 244T498 172", darker(base, 0.12), 15);
  const seams =
    line("M252 356Q262 300 250 250M548 356Q538 300 550 250", darker(base, 0.5), 4, "opacity='.25'") +
    line("M254 672H546", darker(base, 0.4), 2, "stroke-dasharray='5 5' opacity='.5'") +
    line("M290 500Q350 560 330 640M500 470Q470 560 490 640", darker(base, 0.5), 7, "opacity='.1'");
  const bag = (d: string, handles: string, content: string, y = 668) =>
    `${defs}${shadow(400, y, 440, 44)}${handles}${cloth(d, "flat")}${content}`;
  return { bag, base, colours, print, ink, label, defs, cloth, seams, neck, form };
}

type ShirtParts = ReturnType<typeof shirtParts>;

const shirtBreton = ({ defs, cloth, seams, neck, form, print, base }: ShirtParts): string => {
  const d =
    "M300 170L224 196Q190 240 176 320L120 590L190 610L252 380V690H548V380L610 610L680 590L624 320Q610 240 " +
    "576 196L500 170Q400 250 300 170Z";
  return (
    defs +
    under(d) +
    cloth(d) +
    seams +
    neck +
    (form === "long" ? print : path("M292 168L508 168L560 192Q400 300 240 192Z", base, "opacity='0'")) +
    line("M122 572L196 592M678 572L604 592", darker(base, 0.3), 4, "opacity='.5'")
  );
};

const shirtForms: Record<string, (parts: ShirtParts) => string> = {
  tote: ({ bag, base, colours, print, ink, label }) =>
    bag(
      "M224 300H576L592 660Q400 676 208 660Z",
      line("M310 310Q300 90 400 86T490 310", darker(base, 0.4), 26) +
        line("M310 310Q300 90 400 86T490 310", darker(base, 0.16), 20),
      line("M226 330H575", darker(base, 0.4), 2, "stroke-dasharray='6 5' opacity='.6'") +
        (colours.length === 1 ? `<g transform='translate(0 90)'>${print || text(400, 400, 40, ink, label)}</g>` : "") +
        line("M280 640Q300 520 270 420M530 640Q510 540 540 440", darker(base, 0.5), 8, "opacity='.12'"),
    ),
  beach: ({ bag, base, colours, ink, label }) =>
    bag(
      "M140 320Q400 290 660 320L606 660Q400 690 194 660Z",
      [`M270 350Q270 130 400 130T530 350`]
        .map(
          (d) =>
            line(d, "#9c7a48", 24) +
            line(d, "#cdb07a", 18) +
            line(d, "#9c7a48", 15, "stroke-dasharray='4 9' style='stroke-linecap:butt'"),
        )
        .join(""),
      path("M168 480Q400 510 632 480L606 660Q400 690 194 660Z", darker(base, 0.5), "opacity='.28'") +
        oval(270, 360, 13, 13, "#cdb07a") +
        oval(530, 360, 13, 13, "#cdb07a") +
        (colours.length === 1 ? text(400, 436, 44, ink, label) : ""),
    ),
  duffel: ({ defs, cloth, base, colours, ink, label }) =>
    defs +
    shadow(400, 640, 520, 46) +
    cloth("M180 380Q180 330 230 330H570Q620 330 620 380V590Q620 640 570 640H230Q180 640 180 590Z", "flat") +
    line("M300 640V340Q300 210 400 210T500 340V640", darker(base, 0.35), 24) +
    line("M300 640V340Q300 210 400 210T500 340V640", lighter(base, 0.2), 3, "stroke-dasharray='6 6'") +
    oval(204, 485, 34, 150, darker(base, 0.22), "opacity='.8'") +
    line("M240 352H570", "#c9a45c", 7, "stroke-dasharray='5 4' style='stroke-linecap:butt'") +
    (colours.length === 1 ? text(400, 510, 34, ink, label) : ""),
  long: shirtBreton,
  breton: shirtBreton,
};

/** Draws the forms that `shirtForms` does not list. */
const defaultShirt = ({ defs, cloth, seams, neck, form, base, print }: ShirtParts): string =>
  defs +
  under(tee) +
  cloth(tee) +
  seams +
  neck +
  (form === "pocket"
    ? `<path d='M440 330H520V410L480 432L440 410Z' fill='${darker(base, 0.12)}'` +
      ` stroke='${darker(base, 0.4)}' stroke-width='2' stroke-dasharray='5 4'/>`
    : print);
