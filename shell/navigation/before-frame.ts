/**
 * What has to be done to new content before it is seen, but not in the task that brought it: what reads the layout would make
 * the browser lay out before anybody else can go on.
 */

const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => flush();

/** Calls `act` in a task of its own, and before the next frame at the latest. Not by a timer, which a hidden tab delays. */
export function beforeFrame(act: () => void): void {
  waiting.push(act);
  port2.postMessage(null);
  requestAnimationFrame(flush);
}

/** Does now what waits for the frame: something else begins. Returns whether there was anything. */
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
