import type { Session } from "../session.ts";

const { port1, port2 } = new MessageChannel();
port1.start();

/**
 * Runs `act` in a new task, before the next frame at the latest: reading the layout of new content in the task that
 * inserted it would force a synchronous layout. Browsers throttle timers in hidden tabs, hence the port.
 */
export function beforePaint(session: Session, act: () => void = () => {}): Promise<void> {
  return new Promise((resolve) => {
    const land = (): void => {
      if (session.landing !== land) return;
      session.landing = undefined;
      // Resolves before the microtasks that `act` queues, such as the mounting of islands.
      resolve();
      try {
        act();
      } catch (error) {
        reportError(error);
      }
    };
    session.landing = land;
    port1.addEventListener("message", land, { once: true });
    port2.postMessage(null);
    requestAnimationFrame(land);
  });
}

/** Runs the waiting work now. Returns whether there was any. */
export function flush({ landing }: Session): boolean {
  landing?.();
  return !!landing;
}
