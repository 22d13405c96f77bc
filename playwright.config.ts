import { defineConfig, type PlaywrightTestProject } from "@playwright/test";
import { findEngines, missingEngines, type Engines } from "./scripts/engines/engines.mjs";

// The workers load this file too: through the environment they get the engines without another search.
process.env.ATOLL_ENGINES ??= JSON.stringify(await found());

async function found(): Promise<Engines> {
  const engines = await findEngines();
  for (const sentence of missingEngines(engines)) console.error(`Warning: ${sentence}`);
  return engines;
}

const engines = JSON.parse(process.env.ATOLL_ENGINES) as Engines;
const isRoot = process.getuid?.() === 0;

const enginesFolder = "tests/engines";
/** The one spec of that folder in the first tier. */
const mainPath = `${enginesFolder}/main-path.spec.ts`;
/** Ends the title of a test of the second tier. */
const secondTier = /@all/;

/** Which tests each project runs. Without a tier (`npm run test:browser`) all of them. */
const tier = process.env.ATOLL_TIER as "first" | "second" | undefined;
const ofTier: Record<"inChromium" | "acrossEngines", Partial<PlaywrightTestProject>> = {
  inChromium: tier === "first" ? { grepInvert: secondTier } : tier === "second" ? { grep: secondTier } : {},
  acrossEngines: tier === "first" ? { testMatch: mainPath } : tier === "second" ? { testIgnore: mainPath } : {},
};

/** The same tests in each engine that was found. */
const acrossEngines = (["chromium", "firefox", "webkit"] as const)
  .filter((name) => engines[name] !== undefined)
  .map((name): PlaywrightTestProject => ({ name, testDir: enginesFolder, ...ofTier.acrossEngines }));

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: ".build/test-results",
  snapshotPathTemplate: "{testDir}/{testFileDir}/trees/{arg}{ext}",
  // Both limits only stop what hangs. A slow machine must not fail a test.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: ".build/browser.json" }]],
  use: {
    browserName: "chromium",
    trace: "off",
    // A new context for each test costs more time than many tests. Playwright resets the shared one, and
    // guard/reset-page.ts resets the state that Playwright leaves.
    reuseContext: true,
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "no-preference" },
    launchOptions: {
      executablePath: engines.chromium || undefined,
      args: [
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-gpu",
        // Blocks the internet: a test that depends on it would fail on a machine without it.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
        ...(isRoot ? ["--no-sandbox"] : []),
      ],
    },
  },
  projects: [
    { name: "preact", testIgnore: `${enginesFolder}/**`, ...ofTier.inChromium },
    { name: "react", testIgnore: `${enginesFolder}/**`, grep: /@both/ },
    ...acrossEngines,
  ],
});
