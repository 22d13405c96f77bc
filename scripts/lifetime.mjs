import { readFileSync } from "node:fs";

/**
 * Calls `end` once and exits when this process must stop: on Ctrl-C, SIGTERM, a closed terminal, or when the npm that
 * started it ends. npm does not pass SIGTERM on to its child, so this process also checks whether its parent changed;
 * without that check it would keep running and keep the port.
 * @param {() => unknown} end
 */
export function onStop(end = () => {}) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A server's close() waits for open connections, which may stay open for ever.
    setTimeout(() => process.exit(0), 500);
    try {
      await end();
    } finally {
      process.exit(0);
    }
  };

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

  // Only under npm: after `node scripts/start.mjs &` the shell may be closed on purpose, which also changes the parent.
  if (process.env.npm_lifecycle_event) {
    const family = parents();
    setInterval(() => parents() === family || stop(), 250).unref();
  }
}

/**
 * The process ids of the parent and, where /proc exists, of the grandparent: npm starts this process through a shell,
 * which keeps running when npm is killed.
 */
function parents() {
  try {
    const [, , , grandparent] = readFileSync(`/proc/${process.ppid}/stat`, "utf8")
      .replace(/\(.*\)/s, "()")
      .split(" ");
    return `${process.ppid} ${grandparent}`;
  } catch {
    return `${process.ppid}`;
  }
}
