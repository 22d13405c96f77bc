/** What decides whether it turns by itself. */
export interface Turning {
  /** What the visitor has asked for; nothing as yet is `undefined`. */
  asked?: "turn" | "rest";
  drive: "timer" | "drag" | "slider";
  /** Under the pointer, or with the focus in it. */
  isLookedAt: boolean;
  isInSight: boolean;
  wantsLessMotion: boolean;
}

/** Whether it is to turn by itself as soon as nothing is in the way, so that a button must be able to stop it. WCAG 2.2.2 */
export const isMeantToTurn = ({ asked, drive, wantsLessMotion }: Turning): boolean => (asked ? asked === "turn" : drive === "timer" && !wantsLessMotion);

/** Whether it turns by itself now. Who asked for it keeps the pointer or the focus on the button. PRO-07 */
export const turnsNow = (turning: Turning): boolean => isMeantToTurn(turning) && turning.isInSight && (turning.asked === "turn" || !turning.isLookedAt);

/** Place of a photo in a round of `count`, from anywhere. */
export const around = (index: number, count: number): number => ((index % count) + count) % count;

/** The photo that is shown after a drag of `pixels`: all the way across the photo is one turn. */
export const dragged = (from: number, pixels: number, width: number, count: number): number => around(from + Math.round((pixels / (width || 1)) * count), count);
