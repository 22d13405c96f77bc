import { randomNumbers } from "../seeded-random.ts";
import { darker, lighter, line, n, oval, path, shadow, type PhotoSpec } from "./draw.ts";

/** Half the pot's width at heights from the rim to the foot, as in the photo from the front. */
const outlines: Record<string, Outline> = {
  mug: curved(
    [300, 135],
    [
      [461, 135],
      [622, 135],
    ],
    [
      [660, 135],
      [662, 85],
    ],
  ),
  vase: curved(
    [270, 60],
    [
      [320, 50],
      [370, 82],
    ],
    [
      [450, 130],
      [550, 116],
    ],
    [
      [650, 102],
      [664, 56],
    ],
  ),
};

/** Height of an oval divided by its width: the pot is tilted towards the viewer. */
const FLAT = 0.24;

type Point = [y: number, r: number];

type Outline = Point[];

type Place = (turn: number, y: number) => { x: number; y: number; depth: number };

interface Pot {
  top: number;
  rim: number;
  bottom: number;
  /** Position in the picture of a point on the wall; a negative `depth` is on the far side. */
  place: Place;
  /** Path around the visible side, at a height that depends on the direction. */
  around(high: (turn: number) => number): string;
  /** Path of the silhouette. */
  body: string;
}

/**
 * Draws a pot turned by `angle` radians; at 0 its handle is on the right. Empty for forms without a 360° view. PRO-07
 */
export function drawTurned({ form, colours, detail, seed }: PhotoSpec, angle: number): string {
  const outline = outlines[form];
  if (!outline) return "";
  const [glaze = "#ece6da", clay = "#b9916c"] = colours;
  const pot = potOf(outline, angle);
  const { top, rim, bottom, place, body } = pot;
  const coat =
    coatOf(pot, detail, glaze, clay) +
    specksOn(pot, detail, seed) +
    stamp(place, clay, (top + bottom) / 2 + 20) +
    leaves(place, glaze, top);
  const handle = form === "mug" ? handleAt(place, glaze, angle) : { drawn: "", isBehind: false };
  return [
    `<defs><clipPath id='c'><path d='${body}'/></clipPath></defs>`,
    shadow(400, 740, 520, 40),
    wheelAt(angle),
    shadow(400, bottom + 8, rim * 2.2, 26),
    handle.isBehind ? handle.drawn : "",
    path(body, glaze),
    `<g clip-path='url(#c)'>${coat}</g>`,
    path(body, "url(#cyl)"),
    insideOf(pot, glaze, form === "mug"),
    handle.isBehind ? "" : handle.drawn,
  ].join("");
}

/** Points on quadratic curves, each of which goes on from the one before. */
function curved(start: Point, ...curves: [control: Point, end: Point][]): Outline {
  const points = [start];
  for (const [control, end] of curves) {
    const from = points.at(-1)!;
    const at = (t: number, axis: 0 | 1): number =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * end[axis];
    for (const t of [1 / 8, 1 / 4, 3 / 8, 1 / 2, 5 / 8, 3 / 4, 7 / 8, 1]) points.push([at(t, 0), at(t, 1)]);
  }
  return points;
}

function potOf(outline: Outline, angle: number): Pot {
  const radius = (y: number): number => {
    const after = outline.findIndex(([at]) => at >= y);
    const [[y1, r1], [y2, r2]] = [outline[Math.max(after - 1, 0)]!, outline[after < 0 ? outline.length - 1 : after]!];
    return y2 === y1 ? r1 : r1 + ((r2 - r1) * (y - y1)) / (y2 - y1);
  };
  const [top, rim] = outline[0]!;
  const [bottom, foot] = outline.at(-1)!;
  const right = outline.map(([y, r]) => `L${n(400 + r)} ${n(y)}`).join("");
  const leftSide = outline
    .toReversed()
    .map(([y, r]) => `L${n(400 - r)} ${n(y)}`)
    .join("");
  return {
    top,
    rim,
    bottom,
    place(turn, y) {
      const r = radius(y);
      return {
        x: 400 + r * Math.sin(turn + angle),
        y: y + r * FLAT * Math.cos(turn + angle),
        depth: Math.cos(turn + angle),
      };
    },
    around: (high) =>
      Array.from({ length: 41 }, (_, i) => {
        const viewAngle = ((i - 20) / 20) * (Math.PI / 2);
        const y = high(viewAngle - angle);
        return `${i ? "L" : "M"}${n(400 + radius(y) * Math.sin(viewAngle))} ${n(y + radius(y) * FLAT * Math.cos(viewAngle))}`;
      }).join(""),
    body:
      `M${400 - rim} ${top}A${rim} ${n(rim * FLAT)} 0 0 0 ${400 + rim} ${top}${right}` +
      `A${foot} ${n(foot * FLAT)} 0 0 1 ${400 - foot} ${bottom}${leftSide}Z`,
  };
}

function specksOn({ top, bottom, place }: Pot, detail: string, seed: number): string {
  const random = randomNumbers(seed);
  return Array.from({ length: detail === "speckle" ? 90 : 0 }, () => {
    const [turn, high, large] = [
      random() * 2 * Math.PI,
      top + 20 + random() * (bottom - top - 60),
      1.5 + random() * 2.6,
    ];
    const { x, y, depth } = place(turn, high);
    return depth > 0 ? oval(x, y, large * depth, large * 0.8, "#6b543f", "opacity='.6'") : "";
  }).join("");
}

/** The glaze: a speckled one that ends above the foot, a tide line, or one that runs. */
function coatOf({ top, around }: Pot, detail: string, glaze: string, clay: string): string {
  const coats: Record<string, string> = {
    line: path(`${around((turn) => 540 + 34 * Math.sin(turn + 0.6))}L700 720H100Z`, clay),
    run:
      path(
        `M100 200H700L700 ${top + 80}${around(
          (turn) => top + 74 + 22 * Math.sin(turn * 3) + 14 * Math.sin(turn * 7 + 1),
        )
          .replace("M", "L")
          .split("L")
          .reverse()
          .map((point) => (point ? `L${point}` : ""))
          .join("")}L100 200Z`,
        darker(glaze, 0.32),
        "opacity='.6'",
      ) + path(`${around(() => 632)}L700 720H100Z`, clay),
    speckle: path(`${around(() => 634)}L700 720H100Z`, clay),
  };
  return coats[detail] ?? coats["speckle"]!;
}

function insideOf({ top, rim }: Pot, glaze: string, isFilled: boolean): string {
  return (
    oval(400, top, rim, rim * FLAT, lighter(glaze, 0.14)) +
    oval(400, top + 4, rim * 0.93, rim * FLAT * 0.84, darker(glaze, 0.42)) +
    (isFilled ? oval(400, top + 12, rim * 0.86, rim * FLAT * 0.62, "#5b3a24") : "")
  );
}

/** The potter's wheel, with marks that turn with it. */
function wheelAt(angle: number): string {
  const marks = Array.from({ length: 24 }, (_, i) => {
    const rotation = (i / 24) * 2 * Math.PI + angle;
    const end = i % 6 ? [272, 55.5] : [250, 51];
    const [from, to] = [[284, 58], end].map(
      ([x = 0, y = 0]) => `${n(400 + x * Math.sin(rotation))} ${n(682 + y * Math.cos(rotation))}`,
    );
    return line(`M${from}L${to}`, "#6b4f36", 3, "opacity='.6'");
  });
  return (
    oval(400, 690, 300, 62, "#8a6a4a") +
    oval(400, 682, 300, 62, "#c9a678") +
    oval(400, 682, 236, 48, "none", "stroke='#8a6a4a' stroke-width='3' opacity='.5'") +
    marks.join("")
  );
}

/** The handle, which turns with the pot and looks thinner when seen end-on. */
function handleAt(place: Place, glaze: string, angle: number): { drawn: string; isBehind: boolean } {
  const [up, down] = [place(Math.PI / 2, 372), place(Math.PI / 2, 566)];
  const out = Math.sin(Math.PI / 2 + angle) * 118;
  const ahead = Math.cos(Math.PI / 2 + angle) * 118 * FLAT;
  const d =
    `M${n(up.x)} ${n(up.y)}C${n(up.x + out)} ${n(up.y + ahead - 6)} ${n(down.x + out)}` +
    ` ${n(down.y + ahead)} ${n(down.x)} ${n(down.y)}`;
  return {
    drawn:
      line(d, darker(glaze, 0.32), 38) +
      line(d, glaze, 31) +
      line(d, "#fff", 6, "opacity='.35' transform='translate(-4 -5)'"),
    isBehind: up.depth < 0,
  };
}

/** The potter's mark, opposite the handle. */
function stamp(place: Place, clay: string, y: number): string {
  const at = place((3 * Math.PI) / 2, y);
  if (at.depth < 0.08) return "";
  return (
    `<g transform='translate(${n(at.x)} ${n(at.y)}) scale(${n(at.depth * 100) === "0" ? 0.01 : at.depth.toFixed(3)} 1)'` +
    " opacity='.75'>" +
    `<circle r='34' fill='none' stroke='${darker(clay, 0.3)}' stroke-width='4'/>` +
    ("<text y='8' font-size='24' text-anchor='middle' font-family='Georgia,Liberation Serif,serif'" +
      ` fill='${darker(clay, 0.4)}'>`) +
    "AM</text></g>"
  );
}

/** A sprig painted on the back. */
function leaves(place: Place, glaze: string, top: number): string {
  const ink = darker(glaze, 0.45);
  return [-2, -1, 0, 1, 2]
    .flatMap((step) =>
      [-1, 1].map((to) => {
        const at = place(Math.PI + step * 0.02 + to * 0.16, top + 190 + step * 34);
        return at.depth > 0.05
          ? `<ellipse cx='${n(at.x)}' cy='${n(at.y)}' rx='${n(18 * at.depth)}'` +
              ` ry='9' fill='${ink}' opacity='.5' transform='rotate(${to * -38} ${n(at.x)} ${n(at.y)}` +
              ")'/>"
          : "";
      }),
    )
    .join("");
}
