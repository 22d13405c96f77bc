import { numbers } from "../seeded.ts";
import { darker, lighter, line, n, oval, path, shadow, type Sight } from "./draw.ts";

/** Half its width at heights from the rim to the foot. */
const outlines: Record<string, [y: number, r: number][]> = {
  mug: [
    [300, 135],
    [460, 135],
    [620, 135],
    [652, 122],
    [662, 96],
  ],
  vase: [
    [270, 60],
    [310, 62],
    [370, 88],
    [440, 112],
    [520, 118],
    [590, 112],
    [640, 84],
    [664, 60],
  ],
};

/** So many degrees of its tilt towards the one who looks: ovals are so flat. */
const FLAT = 0.24;

/** A pot that has been turned by `angle` radians, its handle to the right at nought; empty for what there are no such photos of. PRO-07 */
export function turned({ form, colours, detail, seed }: Sight, angle: number): string {
  const outline = outlines[form];
  if (!outline) return "";
  const [glaze = "#ece6da", clay = "#b9916c"] = colours;
  const radius = (y: number): number => {
    const after = outline.findIndex(([at]) => at >= y);
    const [[y1, r1], [y2, r2]] = [outline[Math.max(after - 1, 0)]!, outline[after < 0 ? outline.length - 1 : after]!];
    return y2 === y1 ? r1 : r1 + ((r2 - r1) * (y - y1)) / (y2 - y1);
  };
  /** Where a place of its wall is seen; `depth` below nought is behind. */
  const place = (turn: number, y: number) => {
    const r = radius(y);
    return {
      x: 400 + r * Math.sin(turn + angle),
      y: y + r * FLAT * Math.cos(turn + angle),
      depth: Math.cos(turn + angle),
    };
  };
  const side = outline.map(([y, r]) => `L${400 + r} ${y}`).join("");
  const other = [...outline]
    .reverse()
    .map(([y, r]) => `L${400 - r} ${y}`)
    .join("");
  const [top, rim] = outline[0]!;
  const [bottom, foot] = outline.at(-1)!;
  const body = `M${400 - rim} ${top}A${rim} ${n(rim * FLAT)} 0 0 0 ${400 + rim} ${top}${side}A${foot} ${n(foot * FLAT)} 0 0 1 ${400 - foot} ${bottom}${other}Z`;
  const random = numbers(seed);
  const specks = Array.from({ length: detail === "speckle" ? 90 : 0 }, () => {
    const [turn, high, large] = [
      random() * 2 * Math.PI,
      top + 20 + random() * (bottom - top - 60),
      1.5 + random() * 2.6,
    ];
    const { x, y, depth } = place(turn, high);
    return depth > 0 ? oval(x, y, large * depth, large * 0.8, "#6b543f", "opacity='.6'") : "";
  }).join("");
  /** A line that runs round it, at a height that changes as it goes. */
  const around = (high: (turn: number) => number): string =>
    Array.from({ length: 41 }, (_, i) => {
      const seen = ((i - 20) / 20) * (Math.PI / 2);
      const y = high(seen - angle);
      return `${i ? "L" : "M"}${n(400 + radius(y) * Math.sin(seen))} ${n(y + radius(y) * FLAT * Math.cos(seen))}`;
    }).join("");
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
  const coat =
    (coats[detail] ?? coats["speckle"]!) +
    specks +
    stamp(place, clay, (top + bottom) / 2 + 20) +
    leaves(place, glaze, top);
  const hasHandle = form === "mug";
  const handle = hasHandle ? handleAt(place, glaze, angle) : { drawn: "", isBehind: false };
  const inside = `${oval(400, top, rim, rim * FLAT, lighter(glaze, 0.14))}${oval(400, top + 4, rim * 0.93, rim * FLAT * 0.84, darker(glaze, 0.42))}${form === "mug" ? oval(400, top + 12, rim * 0.86, rim * FLAT * 0.62, "#5b3a24") : ""}`;
  const wheel = `${oval(400, 690, 300, 62, "#8a6a4a")}${oval(400, 682, 300, 62, "#c9a678")}${oval(400, 682, 236, 48, "none", "stroke='#8a6a4a' stroke-width='3' opacity='.5'")}${Array.from(
    { length: 24 },
    (_, i) => {
      const turn = (i / 24) * 2 * Math.PI + angle;
      return line(
        `M${n(400 + 284 * Math.sin(turn))} ${n(682 + 58 * Math.cos(turn))}L${n(400 + (i % 6 ? 272 : 250) * Math.sin(turn))} ${n(682 + (i % 6 ? 55.5 : 51) * Math.cos(turn))}`,
        "#6b4f36",
        3,
        "opacity='.6'",
      );
    },
  ).join("")}`;
  return `<defs><clipPath id='c'><path d='${body}'/></clipPath></defs>${shadow(400, 740, 520, 40)}${wheel}${shadow(400, bottom + 8, rim * 2.2, 26)}${handle.isBehind ? handle.drawn : ""}${path(body, glaze)}<g clip-path='url(#c)'>${coat}</g>${path(body, "url(#cyl)")}${inside}${handle.isBehind ? "" : handle.drawn}`;
}

type Place = (turn: number, y: number) => { x: number; y: number; depth: number };

/** An ear of clay that goes round with the pot, thinner where one looks along it. */
function handleAt(place: Place, glaze: string, angle: number): { drawn: string; isBehind: boolean } {
  const [up, down] = [place(Math.PI / 2, 372), place(Math.PI / 2, 566)];
  const out = Math.sin(Math.PI / 2 + angle) * 118;
  const ahead = Math.cos(Math.PI / 2 + angle) * 118 * FLAT;
  const d = `M${n(up.x)} ${n(up.y)}C${n(up.x + out)} ${n(up.y + ahead - 6)} ${n(down.x + out)} ${n(down.y + ahead)} ${n(down.x)} ${n(down.y)}`;
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
  return `<g transform='translate(${n(at.x)} ${n(at.y)}) scale(${n(at.depth * 100) === "0" ? 0.01 : at.depth.toFixed(3)} 1)' opacity='.75'><circle r='34' fill='none' stroke='${darker(clay, 0.3)}' stroke-width='4'/><text y='8' font-size='24' text-anchor='middle' font-family='Georgia,Liberation Serif,serif' fill='${darker(clay, 0.4)}'>AM</text></g>`;
}

/** A sprig that was painted on its front and back. */
function leaves(place: Place, glaze: string, top: number): string {
  const ink = darker(glaze, 0.45);
  return [0, Math.PI]
    .flatMap((turn) =>
      [-2, -1, 0, 1, 2].flatMap((step) =>
        [-1, 1].map((to) => {
          const at = place(turn + step * 0.02 + to * 0.16, top + 190 + step * 34);
          return at.depth > 0.05
            ? `<ellipse cx='${n(at.x)}' cy='${n(at.y)}' rx='${n(18 * at.depth)}' ry='9' fill='${ink}' opacity='.5' transform='rotate(${to * -38} ${n(at.x)} ${n(at.y)})'/>`
            : "";
        }),
      ),
    )
    .join("");
}
