/** What bears on whether a banner begins without being asked to. */
export interface Beginning {
  start: "visible" | "event";
  /** The page's last word, by `video:play` or `video:pause`. */
  said?: "play" | "pause" | undefined;
  isMuted: boolean;
  /** Of a service the visitor has accepted what it does; a video of one's own needs no leave. */
  isAllowed: boolean;
}

/** Whether it begins without being asked to by the visitor. CNT-03 */
export const begins = ({ start, said, isMuted, isAllowed }: Beginning): boolean =>
  isAllowed && (said ? said === "play" : start === "visible" && isMuted);

/** What a word of the page makes of the visitor's own: "pause" ends what they asked to play; what they paused stays so. CNT-03 */
export const askedAfter = (asked: "play" | "rest" | undefined, said: "play" | "pause"): "play" | "rest" | undefined =>
  said === "pause" && asked === "play" ? undefined : asked;
