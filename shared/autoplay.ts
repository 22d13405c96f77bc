/** What decides whether something moves by itself. */
export interface Motion {
  /** What the visitor has asked for; nothing as yet is `undefined`. */
  asked?: "play" | "rest";
  /** It begins without being asked to. */
  begins: boolean;
  /** Under the pointer, or with the focus in it. */
  isLookedAt: boolean;
  isInSight: boolean;
  wantsLessMotion: boolean;
}

/** Whether it is to move as soon as nothing is in the way, so that a button must be able to stop it. WCAG 2.2.2 */
export const isMeantToPlay = ({ asked, begins, wantsLessMotion }: Motion): boolean =>
  asked ? asked === "play" : begins && !wantsLessMotion;

/** Whether it moves now. CNT-09 */
export const playsNow = (motion: Motion): boolean => isMeantToPlay(motion) && motion.isInSight && !motion.isLookedAt;

interface Options {
  /** Whether it begins without being asked to; asked anew at each `decide`. */
  begins(): boolean;
  /** Parts in which pointer, finger or focus stop it for as long as they are there: not its own button, which would seem to do nothing. */
  looked: readonly HTMLElement[];
  /** Told at first, and after anything that bears on it. */
  tell(isMeant: boolean, plays: boolean): void;
}

export interface Autoplay {
  /** What the visitor wants; `undefined` takes an earlier wish back. */
  ask(asked: Motion["asked"]): void;
  readonly isMeant: boolean;
  decide(): void;
}

/** Follows what bears on whether `host` moves by itself: the visitor's word, pointer, focus, the tab, what is in sight, and a wish for less motion. CNT-09 WCAG 2.2.2 */
export function autoplay(host: HTMLElement, { begins, looked, tell }: Options, signal: AbortSignal): Autoplay {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const pointed = new Set<HTMLElement>();
  let asked: Motion["asked"];
  let isSeen = false;

  const motion = (): Motion => ({
    asked,
    begins: begins(),
    isLookedAt: pointed.size > 0 || looked.some((part) => part.contains(document.activeElement)),
    isInSight: isSeen && !document.hidden,
    wantsLessMotion: still.matches,
  });
  function decide(): void {
    if (signal.aborted) return;
    const now = motion();
    tell(isMeantToPlay(now), playsNow(now));
  }
  const listen = (target: EventTarget, type: string, act: (event: any) => void): void =>
    target.addEventListener(type, act, { signal });
  for (const part of looked) {
    const point =
      (isThere: boolean) =>
      ({ pointerType }: PointerEvent) => {
        // A finger is there while it is down, whatever it leaves.
        if (pointerType === "touch") return;
        if (isThere) pointed.add(part);
        else pointed.delete(part);
        decide();
      };
    listen(part, "pointerenter", point(true));
    listen(part, "pointerleave", point(false));
    listen(part, "touchstart", () => (pointed.add(part), decide()));
    for (const type of ["touchend", "touchcancel"]) listen(part, type, () => (pointed.delete(part), decide()));
  }
  listen(host, "focusin", decide);
  // The focus is still here while it leaves.
  listen(host, "focusout", () => queueMicrotask(decide));
  listen(document, "visibilitychange", decide);
  listen(still, "change", decide);
  const seen = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)!.isIntersecting;
    decide();
  });
  seen.observe(host);
  signal.addEventListener("abort", () => seen.disconnect(), { once: true });

  return {
    ask(wish) {
      asked = wish;
      decide();
    },
    get isMeant() {
      return isMeantToPlay(motion());
    },
    decide,
  };
}
