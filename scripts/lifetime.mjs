import { readFileSync } from "node:fs";

/**
 * Calls `end` once, then leaves, when this process is told to stop: Ctrl-C, SIGTERM, a closed terminal, or the end of
 * the npm that started it. npm dies of SIGTERM without passing it on, so a child that only listens for signals would
 * stay behind with the port taken; a changed parent is the only sign it gets.
 * @param {() => unknown} end
 */
export function onStop(end = () => {}) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // An open connection may hold a server's close back for ever.
    setTimeout(() => process.exit(0), 500);
    try {
      await end();
    } finally {
      process.exit(0);
    }
  };

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

  // Without npm in between, a new parent is wanted: `node scripts/start.mjs &` in a shell that is then closed.
  if (process.env.npm_lifecycle_event) {
    const family = parents();
    setInterval(() => parents() === family || stop(), 250).unref();
  }
}

/** The parent's number, and its own parent's where that can be read: npm starts us by a shell, which outlives a killed npm. */
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
