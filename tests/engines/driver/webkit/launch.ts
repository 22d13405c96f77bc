/** Starts WebKitGTK's driver on a virtual screen. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import type { Engine } from "../remote-tab.ts";
import { type ReusableTab, reuseTabs } from "../reusable-tab.ts";
import { newTab } from "./tab.ts";

export interface WebKitPrograms {
  /** `WebKitWebDriver`. */
  driver: string;
  /** The browser that it drives, `MiniBrowser`. */
  browser: string;
  /** `Xvfb`. */
  screen: string;
}

const START_TIMEOUT_MS = 30_000;
/** Milliseconds in which a browser starts, also on a busy machine. */
const SESSION_TIMEOUT_MS = 30_000;

export async function launchWebKit(programs: WebKitPrograms): Promise<Engine> {
  const { display, server } = await startScreen(programs.screen);
  const tabs = reuseTabs(() => start(programs, display, true));
  return {
    newTab: ({ hasScript, quietUrl }) => (hasScript ? tabs.newTab(quietUrl) : start(programs, display, false)),
    async close() {
      await tabs.close();
      await end(server);
    },
  };
}

/**
 * Opens a tab with a driver of its own. The driver now and then starts a browser that never connects to it; then both are
 * started again.
 */
async function start(
  programs: WebKitPrograms,
  display: string,
  hasScript: boolean,
  attempts = 3,
): Promise<ReusableTab> {
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: "ignore",
    // A process group of its own: when it ends, the browser's processes end with it.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      // Without a graphics card, compositing is several times slower, and its driver crashes under load.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      // Waits for none of the services that a desktop has.
      NO_AT_BRIDGE: "1",
      GSETTINGS_BACKEND: "memory",
      GIO_USE_VFS: "local",
    },
  });
  const endDriver = (): void => {
    process.off("exit", endDriver);
    if (driver.exitCode === null && driver.signalCode === null) process.kill(-driver.pid!, "SIGKILL");
  };
  process.once("exit", endDriver);
  try {
    const server = `http://127.0.0.1:${port}`;
    await answers(server, driver);
    const tab = await newTab(server, programs.browser, hasScript, AbortSignal.timeout(SESSION_TIMEOUT_MS));
    // A browser that has crashed cannot end its session.
    return {
      ...tab,
      close: () =>
        tab
          .close()
          .catch(() => undefined)
          .finally(endDriver),
    };
  } catch (error) {
    endDriver();
    if (attempts === 1) throw error;
    return start(programs, display, hasScript, attempts - 1);
  }
}

/**
 * The screen is smaller than any window: the pointer starts in the middle, and without a window manager the window
 * under the pointer has the keyboard.
 */
function startScreen(program: string): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn(program, ["-displayfd", "3", "-screen", "0", "300x300x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`Xvfb ended with code ${code}`)));
    server.stdio[3]?.on("data", (number) => resolve({ display: `:${String(number).trim()}`, server }));
  });
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Waits until the driver answers. */
async function answers(server: string, driver: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${driver.exitCode}`);
    const status = await fetch(`${server}/status`).catch(() => undefined);
    if (status?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`WebKitWebDriver did not answer within ${START_TIMEOUT_MS} ms`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}
