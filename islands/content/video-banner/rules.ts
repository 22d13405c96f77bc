/** The conditions that decide whether a banner plays without a press of the button. */
export interface StartConditions {
  start: "visible" | "event";
  /** The page's last `video:play` or `video:pause` event. */
  command?: "play" | "pause" | undefined;
  isMuted: boolean;
  /** Whether the visitor accepts the service's cookies. Always true for the site's own video. */
  isAllowed: boolean;
}

/** Whether the video plays without a press of the button. CNT-03 */
export const startsAlone = ({ start, command, isMuted, isAllowed }: StartConditions): boolean =>
  isAllowed && (command ? command === "play" : start === "visible" && isMuted);

/**
 * The visitor's choice after a command of the page: `pause` cancels the choice to play, but no command cancels the
 * choice to pause. CNT-03
 */
export const choiceAfterCommand = (
  choice: "play" | "pause" | undefined,
  command: "play" | "pause",
): "play" | "pause" | undefined => (command === "pause" && choice === "play" ? undefined : choice);
