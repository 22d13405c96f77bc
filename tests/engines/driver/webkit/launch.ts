/** Starts WebKitGTK's driver on a virtual screen. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import type { Engine } from "../remote-tab.ts";
import { newTab } from "./tab.ts";

export interface WebKitPrograms {
  /** `WebKitWebDriver`. */
  driver: string;
  /** The browser that it drives, `MiniBrowser`. */
  browser: string;
  /** `Xvfb`. */
  screen: string;
}

const START_TIMEOUT_MS = 20_000;

export async function launchWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const { display, server: virtualScreen } = await startScreen(screen);
  const port = await freePort();
  const webDriver = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      // Without a graphics card, compositing is several times slower, and its driver crashes under load.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await answers(server, webDriver);
  return {
    newTab: (options) => newTab(server, browser, options),
    async close() {
      await Promise.all([end(webDriver), end(virtualScreen)]);
    },
  };
}

/**
 * The screen is smaller than any window: its pointer stands in the middle, and without a window manager the window
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
async function answers(server: string, webDriver: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (webDriver.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${webDriver.exitCode}`);
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
