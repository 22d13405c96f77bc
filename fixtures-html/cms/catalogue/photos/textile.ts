import { darker, inkOn, isDark, lighter, line, n, oval, path, shadow, type PhotoSpec, solid, text } from "./draw.ts";

/** Cloth pattern as `<pattern id='p'>`. */
function clothPattern(kind: string, colour: string): string {
  const other = isDark(colour) ? lighter(colour, 0.75) : kind === "plain" ? lighter(colour, 0.2) : "#f6efe2";
  const wrap = (size: number, content: string, turn = 0) =>
    `<defs><pattern id='p' width='${size}' height='${size}' patternUnits='userSpaceOnUse'${turn ? ` patternTransform='rotate(${turn})'` : ""}>` +
    `<rect width='${size}' height='${size}' fill='${colour}'/>${content}` +
    "</pattern></defs>";
  const dark = darker(colour, 0.2);
  switch (kind) {
    case "herringbone":
      return wrap(
        32,
        line("M0 0L16 16L32 0M0 16L16 32L32 16M0 -16L16 0L32 -16M0 32L16 48L32 32", lighter(colour, 0.35), 4),
      );
    case "stripe":
      return wrap(26, `<rect width='26' height='26' fill='#f4eddf'/><rect width='26' height='11' fill='${colour}'/>`);
    case "deck":
      return wrap(
        96,
        `<rect width='96' height='96' fill='#f4eddf'/><rect width='96' height='44' fill='${colour}'/>` +
          `<rect y='54' width='96' height='6' fill='${dark}'/><rect y='80' width='96' height='6' fill='${dark}'/>`,
      );
    case "gingham":
      return wrap(
        44,
        `<rect width='44' height='44' fill='#f7f1e6'/><rect width='22' height='44' fill='${colour}' opacity='.55'/>` +
          `<rect width='44' height='22' fill='${colour}' opacity='.55'/>`,
      );
    case "leaf":
      return wrap(
        80,
        "<rect width='80' height='80' fill='#f3ecdd'/>" +
          path("M20 40Q10 18 22 6Q34 20 20 40Z", colour) +
          path("M60 78Q46 60 56 44Q72 58 60 78Z", colour) +
          oval(58, 16, 5, 5, lighter(colour, 0.4)) +
          oval(18, 62, 5, 5, lighter(colour, 0.4)),
      );
    case "check":
      return wrap(90, line("M45 0V90M0 45H90", lighter(colour, 0.45), 4));
    case "dot":
      return wrap(44, oval(11, 11, 6.5, 6.5, other) + oval(33, 33, 6.5, 6.5, other));
    default:
      return wrap(
        10,
        line("M0 2.5H10M0 7.5H10", dark, 0.8, "opacity='.35'") + line("M2.5 0V10M7.5 0V10", other, 0.8, "opacity='.4'"),
      );
  }
}

function fabricStack(defs: string, colour: string): string {
  const fold = (y: number, height: number, shift: number, fill: string) => {
    const d =
      `M${190 + shift} ${y}H${590 + shift}Q${626 + shift} ${y + height / 2} ${590 + shift}` +
      ` ${y + height}H${190 + shift}Q${176 + shift} ${y + height / 2} ${190 + shift} ${y}` +
      "Z";
    return (
      solid(d, fill, "fold") +
      line(`M${190 + shift} ${y + height / 2}H${596 + shift}`, darker(colour, 0.5), 3, "opacity='.35'")
    );
  };
  return (
    `${defs}<defs><linearGradient id='fold' x2='0' y2='1'>` +
    "<stop offset='0' stop-color='#fff' stop-opacity='.22'/>" +
    "<stop offset='.5' stop-color='#fff' stop-opacity='0'/>" +
    "<stop offset='1' stop-color='#201008' stop-opacity='.38'/></linearGradient>" +
    "</defs>" +
    shadow(400, 668, 440, 44) +
    fold(592, 78, 0, "url(#p)") +
    fold(520, 74, 12, "url(#p)") +
    fold(448, 74, -6, "url(#p)") +
    fold(380, 70, 8, "url(#p)") +
    solid("M198 380L236 310H560L598 380Z", "url(#p)", "flat") +
    solid("M450 310H560L598 380L614 560L590 632L478 600L488 470L470 380Z", "url(#p)", "cyl") +
    line("M478 600L590 632", lighter(colour, 0.5), 4, "stroke-dasharray='3 7'")
  );
}

export function fabric({ form, colours, detail, seed }: PhotoSpec): string {
  const colour = colours[0] ?? "#9aab8c";
  const defs = clothPattern(detail, colour);
  if (form === "stack") return fabricStack(defs, colour);
  const tilt = seed % 2 ? -3 : 2;
  return (
    defs +
    shadow(400, 664, 480, 50) +
    `<g transform='rotate(${tilt} 400 500)'>` +
    solid("M150 400Q150 330 205 330H610Q560 340 560 420T610 510H205Q150 500 150 400Z", "url(#p)", "roll") +
    "<defs><linearGradient id='roll' x2='0' y2='1'><stop offset='0' stop-color='#fff' stop-opacity='.1'/>" +
    "<stop offset='.3' stop-color='#fff' stop-opacity='.28'/>" +
    "<stop offset='1' stop-color='#201008' stop-opacity='.42'/></linearGradient>" +
    "</defs>" +
    oval(612, 420, 52, 90, darker(colour, 0.12)) +
    [40, 30, 20]
      .map(
        (r) =>
          `<ellipse cx='612' cy='420' rx='${r}' ry='${r * 1.75}' fill='none'` +
          ` stroke='${lighter(colour, 0.4)}' stroke-width='3' opacity='.8'/>`,
      )
      .join("") +
    oval(612, 420, 13, 23, "#b08a5c") +
    oval(612, 420, 7, 13, "#5c4127") +
    "</g>" +
    solid("M160 470Q150 520 168 560L120 668Q110 690 140 692H560Q590 690 586 668L566 500Z", "url(#p)", "drape") +
    "<defs><linearGradient id='drape'><stop offset='0' stop-color='#201008' stop-opacity='.25'/>" +
    "<stop offset='.2' stop-color='#fff' stop-opacity='.2'/>" +
    "<stop offset='.36' stop-color='#201008' stop-opacity='.22'/>" +
    "<stop offset='.5' stop-color='#fff' stop-opacity='.18'/>" +
    "<stop offset='.68' stop-color='#201008' stop-opacity='.22'/>" +
    "<stop offset='.84' stop-color='#fff' stop-opacity='.15'/>" +
    "<stop offset='1' stop-color='#201008' stop-opacity='.3'/></linearGradient>" +
    "</defs>" +
    line("M124 684Q340 694 582 684", lighter(colour, 0.5), 3, "stroke-dasharray='2 8'")
  );
}

function strand(d: string, width: number, colour: string, other: string, laid: boolean): string {
  const marks = laid
    ? `stroke-dasharray='${n(width * 0.22)} ${n(width * 0.42)}'`
    : `stroke-dasharray='${n(width * 0.3)} ${n(width * 0.3)}'`;
  const mark = laid
    ? line(d, darker(colour, 0.32), width * 0.82, `${marks} style='stroke-linecap:butt' opacity='.5'`)
    : line(d, other, width * 0.5, `${marks} style='stroke-linecap:butt' opacity='.75'`);
  return (
    line(d, darker(colour, 0.45), width) +
    line(d, colour, width * 0.88) +
    mark +
    line(d, "#fff", width * 0.16, `opacity='.22' transform='translate(0 ${n(-width * 0.24)})'`)
  );
}

function ropeSpool(colour: string, label: string): string {
  const turns = Array.from(
    { length: 15 },
    (_, i) =>
      line(`M278 ${352 + i * 19}Q400 ${386 + i * 19} 522 ${352 + i * 19}`, i % 2 ? colour : darker(colour, 0.14), 20) +
      line(`M284 ${346 + i * 19}Q400 ${380 + i * 19} 516 ${346 + i * 19}`, lighter(colour, 0.35), 3, "opacity='.5'"),
  ).join("");
  const wood = "#cfa878";
  return (
    shadow(400, 690, 330, 40) +
    solid("M240 640Q240 690 400 690T560 640V622Q560 672 400 672T240 622Z", darker(wood, 0.2)) +
    oval(400, 622, 160, 48, wood) +
    turns +
    path("M270 330H530V640Q400 690 270 640Z", "url(#cyl)") +
    solid("M240 300Q240 352 400 352T560 300V282Q560 332 400 332T240 282Z", darker(wood, 0.15)) +
    oval(400, 282, 160, 50, lighter(wood, 0.2)) +
    oval(400, 282, 116, 34, "#f4ecdc") +
    oval(400, 282, 18, 7, "#4a3323") +
    text(400, 306, 20, "#5b4632", label) +
    text(400, 268, 15, "#5b4632", "LAGUNE", "letter-spacing='3'") +
    line("M520 560Q600 600 590 660T660 720", colour, 11)
  );
}

export function ropeCoil({ form, colours, label, detail }: PhotoSpec): string {
  const [colour = "#c39a5c", second] = colours;
  const other = second ?? lighter(colour, 0.35);
  const laid = detail.startsWith("laid");
  const thick = Number(detail.at(-1) ?? 1);
  if (form === "spool") return ropeSpool(colour, label);
  const width = 32 + thick * 9;
  const loops: string[] = [];
  const levels = 5 - Math.min(thick, 1);
  for (let i = 0; i < levels; i++) {
    const y = 610 - i * width * 0.82;
    const rx = 218 - (i % 2) * 10;
    loops.push(
      strand(
        `M${400 - rx} ${n(y)}A${rx} ${n(rx * 0.34)} 0 1 0 ${400 + rx} ${n(y)}A${rx} ${n(rx * 0.34)}` +
          ` 0 1 0 ${400 - rx} ${n(y)}`,
        width,
        i % 2 ? colour : darker(colour, 0.06),
        other,
        laid,
      ),
    );
  }
  const top = 610 - (levels - 1) * width * 0.82;
  const tie = "#3f4a52";
  return (
    shadow(400, 660, 520, 74) +
    oval(400, 610, 190, 60, "#2a1a10", "opacity='.4'") +
    loops.join("") +
    strand(`M600 ${n(top + 30)}Q680 ${n(top + 80)} 650 620T720 ${700}`, width * 0.92, colour, other, laid) +
    `<g transform='rotate(24 720 700)'><rect x='702' y='682' width='34' height='${width}' fill='${tie}' rx='5'/>` +
    "</g>" +
    line(
      `M400 ${n(top + 74 - width / 2)}V${n(610 + 74 + width / 2)}`,
      "#000",
      48,
      "opacity='.18' style='stroke-linecap:butt'",
    ) +
    (`<rect x='372' y='${n(top + 72 - width / 2)}' width='50' height='${n(610 - top + width + 6)}'` +
      " rx='8' fill='#f3ead8'/>") +
    text(397, (top + 610) / 2 + 76, 22, "#4a3a2c", label, `transform='rotate(-90 397 ${n((top + 610) / 2 + 70)})'`)
  );
}

/** Front of the spool: the wound ribbon, its edge and its stripes. */
function ribbonFace(form: string, colour: string, isSatin: boolean): { wound: string; edge: string; stripes: string } {
  const wound = Array.from(
    { length: 9 },
    (_, i) =>
      `<ellipse cx='360' cy='440' rx='${n(176 - i * 13)}' ry='${n(176 - i * 13)}'` +
      ` fill='none' stroke='${i % 2 ? lighter(colour, isSatin ? 0.35 : 0.15) : darker(colour, 0.22)}` +
      "' stroke-width='5'/>",
  ).join("");
  const edge =
    form === "scallop"
      ? Array.from({ length: 34 }, (_, i) =>
          oval(
            360 + Math.cos((i / 34) * 6.283) * 182,
            440 + Math.sin((i / 34) * 6.283) * 182,
            15,
            15,
            lighter(colour, 0.12),
          ),
        ).join("")
      : "";
  const stripes =
    form === "striped"
      ? `<circle cx='360' cy='440' r='158' fill='none' stroke='#f7f0e2' stroke-width='12'/><circle cx='360' cy='440' r='126' fill='none' stroke='#f7f0e2' stroke-width='6'/>`
      : "";
  return { wound, edge, stripes };
}

export function ribbonSpool({ form, colours, label, detail }: PhotoSpec): string {
  const colour = colours[0] ?? "#df7f66";
  const satin = form === "satin";
  const velvet = detail === "2";
  const tail = "M470 620Q560 640 600 600T690 612Q740 640 700 700L640 690L660 660Q640 640 600 668T470 700Z";
  const stripes =
    form === "striped"
      ? line("M476 646Q566 664 606 628T684 640", "#f7f0e2", 11) + line("M476 676Q560 690 600 652T668 654", "#f7f0e2", 5)
      : "";
  const ribs =
    form === "ribbed"
      ? Array.from({ length: 11 }, (_, i) =>
          line(`M${484 + i * 16} 622V704`, darker(colour, 0.4), 1.5, "opacity='.35'"),
        ).join("")
      : "";
  const face = ribbonFace(form, colour, satin);
  const card = velvet ? "#3b3c40" : "#efe4cf";
  return (
    `<defs><clipPath id='tl'><path d='${tail}'/></clipPath></defs>` +
    shadow(380, 668, 340, 40) +
    shadow(600, 706, 200, 20) +
    face.edge +
    oval(382, 446, 186, 190, darker(colour, 0.42)) +
    oval(360, 440, 184, 190, colour) +
    `${face.wound}${face.stripes}<circle cx='360' cy='440' r='188' fill='url(#flat)'/>` +
    oval(360, 440, 88, 90, card) +
    `<circle cx='360' cy='440' r='80' fill='none' stroke='${colour}' stroke-width='3'/>` +
    text(360, 420, 21, inkOn(card), "LAGUNE", "letter-spacing='3'") +
    text(360, 486, 19, inkOn(card), label) +
    oval(360, 446, 13, 13, "#5c4127") +
    path("M330 622Q430 640 490 618V702Q420 700 352 628Z", darker(colour, 0.2)) +
    solid(tail, colour, "cyl") +
    `<g clip-path='url(#tl)'>${stripes}${ribs}` +
    (satin
      ? line("M476 650Q566 668 606 628T700 640", "#fff", velvet ? 8 : 16, `opacity='${velvet ? 0.12 : 0.35}'`)
      : "") +
    (form === "scallop"
      ? line("M470 622Q560 642 600 602T690 612", "#fff", 12, "stroke-dasharray='1 15' opacity='.8'")
      : "") +
    "</g>"
  );
}
