/**
 * Runs work on new content before the next paint, but not in the task that inserted it: reading the layout there would
 * force a synchronous layout.
 */

const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => flush();

/**
 * Calls `act` in a new task, before the next frame at the latest. Browsers throttle timers in hidden tabs, hence the
 * port.
 */
export function beforePaint(act: () => void): void {
  waiting.push(act);
  port2.postMessage(null);
  requestAnimationFrame(flush);
}

/** Runs all queued work now. Returns whether there was any. */
export function flush(): boolean {
  const any = waiting.length > 0;
  for (let act = waiting.shift(); act; act = waiting.shift()) {
    try {
      act();
    } catch (error) {
      reportError(error);
    }
  }
  return any;
}
