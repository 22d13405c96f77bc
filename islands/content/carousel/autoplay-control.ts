import { texts } from "../../../shared/i18n/texts.ts";
import { autoplay } from "../../../shared/motion/autoplay.ts";
import { pauseButton } from "../../../shared/motion/pause-button.ts";

interface Options {
  /** Milliseconds between moves; 0: no autoplay. */
  delay: number;
  /** Whether there is more than one place. */
  canMove(): boolean;
  /** Moves to the next place. */
  moveOn(): void;
  /** Elements that pause the autoplay while they have the pointer or the focus. */
  pauseOver: readonly HTMLElement[];
}

export interface AutoplayControl {
  /** The pause button. */
  button: HTMLElement;
  /** Updates the button's label, and starts or stops the timer. */
  update(): void;
  stop(): void;
  /** Gives the current item the whole delay again. */
  restart(): void;
}

/** Moves the carousel on by a timer, and creates the button that pauses it. CNT-09 WCAG 2.2.2 */
export function autoplayControl(
  host: HTMLElement,
  { delay, canMove, moveOn, pauseOver }: Options,
  signal: AbortSignal,
): AutoplayControl {
  let timer: ReturnType<typeof setInterval> | undefined;
  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }
  const pause = pauseButton(() => motion.choose(motion.isOn ? "pause" : "play"), signal);
  const motion = autoplay(
    host,
    {
      startsAlone: () => delay > 0 && canMove(),
      pauseOver,
      onChange(isOn, isPlaying) {
        const t = texts();
        if (t) pause.show(t(isOn ? "Carousel.Pause" : "Carousel.Play"), isOn);
        if (!isPlaying) stop();
        // A change of something else, such as late texts, does not make an item stay longer.
        else if (delay > 0) timer ??= setInterval(moveOn, delay);
      },
    },
    signal,
  );
  return {
    button: pause.element,
    update: motion.update,
    stop,
    restart() {
      stop();
      motion.update();
    },
  };
}
