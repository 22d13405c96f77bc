import { defineConfig } from "@playwright/test";
import { chromePath } from "./scripts/browser.mjs";

// Kept in the environment, so that the workers, which load this file too, need not search again.
process.env.ATOLL_CHROME ??= await chromePath();

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: ".build/test-results",
  timeout: 20_000,
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: ".build/browser.json" }]],
  use: {
    browserName: "chromium",
    trace: "off",
    // A new window for each test costs more than many a test; Playwright empties the one there is, and guard/emptied.ts what it forgets.
    reuseContext: true,
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "no-preference" },
    launchOptions: {
      executablePath: process.env.ATOLL_CHROME || undefined,
      args: [
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-gpu",
        // A test that needs the internet would pass here and fail elsewhere.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
        ...(isRoot ? ["--no-sandbox"] : []),
      ],
    },
  },
  projects: [{ name: "preact" }, { name: "react", grep: /@both/ }],
});
