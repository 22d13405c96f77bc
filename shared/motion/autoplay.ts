/** The conditions that decide whether something moves by itself. */
export interface Motion {
  /** The visitor's choice; `undefined` before a choice. */
  choice?: "play" | "pause";
  /** Moves without a choice of the visitor. */
  startsAlone: boolean;
  /** The pointer is over it, or the focus is in it. */
  isAttended: boolean;
  isInSight: boolean;
  wantsLessMotion: boolean;
}

/**
 * Whether autoplay is on, even if it is paused right now. While it is on, a button must be able to stop it. WCAG 2.2.2
 */
export const isAutoplayOn = ({ choice, startsAlone, wantsLessMotion }: Motion): boolean =>
  choice ? choice === "play" : startsAlone && !wantsLessMotion;

/** Whether it moves now. CNT-09 */
export const isPlaying = (motion: Motion): boolean => isAutoplayOn(motion) && motion.isInSight && !motion.isAttended;

interface Options {
  /** Whether it moves without a choice of the visitor. Called at each update. */
  startsAlone(): boolean;
  /** Elements that pause it while they have the pointer, a finger or the focus. Leave out the pause button itself. */
  pauseOver: readonly HTMLElement[];
  /** Runs at the start and after each change. */
  onChange(isOn: boolean, isPlaying: boolean): void;
}

export interface Autoplay {
  /** Sets the visitor's choice; `undefined` clears it. */
  choose(choice: Motion["choice"]): void;
  readonly isOn: boolean;
  /** Evaluates all conditions again. */
  update(): void;
}

/**
 * Watches all conditions for the autoplay of `host`: the visitor's choice, pointer, focus, tab visibility, scroll
 * position and the reduced-motion setting. CNT-09 WCAG 2.2.2
 */
export function autoplay(
  host: HTMLElement,
  { startsAlone, pauseOver, onChange }: Options,
  signal: AbortSignal,
): Autoplay {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let choice: Motion["choice"];
  let isVisible = false;
  const attended = watchPointers(pauseOver, update, signal);

  const motion = (): Motion => ({
    choice,
    startsAlone: startsAlone(),
    isAttended: attended.size > 0 || pauseOver.some((element) => element.contains(document.activeElement)),
    isInSight: isVisible && !document.hidden,
    wantsLessMotion: reducedMotion.matches,
  });
  function update(): void {
    if (signal.aborted) return;
    const state = motion();
    onChange(isAutoplayOn(state), isPlaying(state));
  }
  host.addEventListener("focusin", update, { signal });
  // During focusout, `activeElement` is not yet updated.
  host.addEventListener("focusout", () => queueMicrotask(update), { signal });
  document.addEventListener("visibilitychange", update, { signal });
  reducedMotion.addEventListener("change", update, { signal });
  const observer = new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)!.isIntersecting;
    update();
  });
  observer.observe(host);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });

  return {
    choose(next) {
      choice = next;
      update();
    },
    get isOn() {
      return isAutoplayOn(motion());
    },
    update,
  };
}

/** Returns a live set of the elements that have the pointer or a finger on them. */
function watchPointers(elements: readonly HTMLElement[], onChange: () => void, signal: AbortSignal): Set<HTMLElement> {
  const attended = new Set<HTMLElement>();
  for (const element of elements) {
    const listen = (types: string[], isThere: boolean): void => {
      for (const type of types)
        element.addEventListener(
          type,
          (event) => {
            // The touch events handle fingers.
            if ((event as PointerEvent).pointerType === "touch") return;
            if (isThere) attended.add(element);
            else attended.delete(element);
            onChange();
          },
          { signal },
        );
    };
    listen(["pointerenter", "touchstart"], true);
    listen(["pointerleave", "touchend", "touchcancel"], false);
  }
  return attended;
}
