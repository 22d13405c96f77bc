// A lock between processes: a file that exists while one of them works, and that this process touches meanwhile.
import { mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const TOUCH_MS = 2_000;
/** A process that has been killed leaves its lock, and another one may have its id by now. */
const ABANDONED_MS = 60_000;

/**
 * Waits until no other process has the lock, then calls `work`.
 * @template Result
 * @param {string} file path of the lock
 * @param {string} reason for waiting, such as "Another build is running"
 * @param {() => Promise<Result>} work
 */
export async function withLock(file, reason, work) {
  await acquire(file, reason);
  const touch = setInterval(() => utimes(file, new Date(), new Date(), () => {}), TOUCH_MS);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    rmSync(file, { force: true });
  }
}

/** @param {string} file @param {string} reason */
async function acquire(file, reason) {
  mkdirSync(dirname(file), { recursive: true });
  for (let isReported = false; ; await sleep(200)) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    if (isAbandoned(file)) rmSync(file, { force: true });
    else if (!isReported) {
      isReported = true;
      console.error(`${reason}; waiting for it ...`);
    }
  }
}

/** @param {string} file */
function isAbandoned(file) {
  const pid = owner(file);
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  // The owner may have created the file and not yet written its process id.
  if (!pid) return age > 5000;
  if (age > ABANDONED_MS) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
}

/** The code of an error of Node. @param {unknown} error */
const codeOf = (error) => (error && typeof error === "object" && "code" in error ? error.code : undefined);

/** The process that has the lock; 0 when the file has none. @param {string} file */
function owner(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}
