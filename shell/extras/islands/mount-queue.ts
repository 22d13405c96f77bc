/**
 * Mounting yields to the browser after this many milliseconds, so that a page with thousands of islands stays
 * responsive. Just under the 50 ms of a long task, because each pause costs a layout and a paint.
 */
const SLICE = 40;

const queue: (() => void)[] = [];

/** Calls `task`, which mounts an island, after the tasks that were queued before. */
export function enqueue(task: () => void): void {
  if (queue.push(task) === 1) void drain();
}

async function drain(): Promise<void> {
  // Let all islands whose code has just loaded join the queue first.
  await Promise.resolve();
  let since = performance.now();
  while (queue[0]) {
    try {
      queue[0]();
    } finally {
      queue.shift();
    }
    if (queue[0] && performance.now() - since > SLICE) {
      await pause();
      since = performance.now();
    }
  }
}

/**
 * Resolves in a new task, so that the browser can handle input and paint first. A nested timer would add 4 ms each
 * time.
 */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
