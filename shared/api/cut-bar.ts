import type { CutBar } from "./cut-plan.ts";

/** A rectangle in the drawing of a bar, in thousandths of the longest stock. */
export interface BarShape {
  x: number;
  width: number;
  isRest: boolean;
}

/** The pieces of a bar from its start, and what is left of it. */
export function barShapes({ stock, pieces, rest }: CutBar, longest: number, kerf: number): BarShape[] {
  const scale = 1000 / longest;
  const shapes: BarShape[] = [];
  let at = 0;
  for (const piece of pieces) {
    shapes.push({ x: at * scale, width: piece * scale, isRest: false });
    at += piece + kerf;
  }
  if (rest > 0) shapes.push({ x: (stock - rest) * scale, width: rest * scale, isRest: true });
  return shapes;
}

/** The pieces of a bar in groups of one length, the longest first. */
export function pieceGroups({ pieces }: CutBar): { length: number; count: number }[] {
  const groups = new Map<number, number>();
  for (const piece of pieces) groups.set(piece, (groups.get(piece) ?? 0) + 1);
  return [...groups].map(([length, count]) => ({ length, count }));
}
