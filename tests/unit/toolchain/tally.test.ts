import { afterEach, expect, test, vi } from "vitest";
import { missingEngines } from "../../../scripts/engines/engines.mjs";
import { flagsOf } from "../../../scripts/flags.mjs";
import { checkName, countPlaywright, projectsOf, withMissing } from "../../../scripts/parts/browser.mjs";
import { line, sum, withRunner } from "../../../scripts/parts/tally.mjs";
import { countVitest, needsPhp } from "../../../scripts/parts/unit.mjs";

const good = { passed: 3, failed: 0, skipped: 0 };

afterEach(() => vi.restoreAllMocks());

test("tally: the last line sums all parts and mentions skipped tests only if any", () => {
  expect(line(sum([good, { passed: 1, failed: 2, skipped: 0 }]))).toBe("4 passed, 2 failed");
  expect(line(sum([good, { passed: 0, failed: 0, skipped: 1 }]))).toBe("3 passed, 0 failed, 1 skipped");
});

test("tally: a successful runner counts its tests", () => {
  expect(withRunner("unit", 0, good)).toEqual(good);
  expect(withRunner("unit", 1, { ...good, failed: 2 })).toEqual({ ...good, failed: 2 });
});

test.each([
  ["wrote no report", 1, undefined, 1],
  ["ran no test", 0, { passed: 0, failed: 0, skipped: 4 }, 1],
  ["exited with an error but without a failed test", 1, good, 1],
])("tally: a runner that %s counts as a failed test", (_what, code, tally, failed) => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(withRunner("unit", code, tally).failed).toBe(failed);
  expect(logged).toHaveBeenCalledOnce();
});

test("tally: a test file that failed to load counts as a failed test", () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: "passed", assertionResults: [{ status: "passed" }] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
      { status: "failed", assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test("tally: flaky browser tests and errors outside of them count as failed tests", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [{ message: "no such file" }] })).toEqual({
    passed: 4,
    failed: 3,
    skipped: 2,
  });
});

test("tally: a missing browser engine fails the run in CI, and is a warning that says how to install it elsewhere", () => {
  const missing = missingEngines({ chromium: "", firefox: { own: true } });
  expect(missing).toEqual([expect.stringMatching(/leave out WebKit.*webkit2gtk-driver/)]);
  expect(withMissing(good, missing, true)).toEqual({ ...good, failed: 1 });
  expect(withMissing(good, missing, false)).toEqual(good);
  expect(missingEngines({ chromium: "", firefox: { own: true }, webkit: { own: true } })).toEqual([]);
});

test("tests: Chromium repeats the tests across engines only where no other engine is found, or when it is named", () => {
  const chromium = "/usr/bin/chromium";
  const firefox = { own: true } as const;
  expect(projectsOf([], { chromium, firefox })).toEqual(["--project=preact", "--project=react", "--project=firefox"]);
  expect(projectsOf([], { chromium, firefox }, "first")).toEqual(["--project=preact", "--project=firefox"]);
  expect(projectsOf(["-g", "QTY"], { chromium })).toEqual([
    "--project=preact",
    "--project=react",
    "--project=chromium",
  ]);
  expect(projectsOf(["--project=chromium"], { chromium, firefox })).toEqual([]);
});

test("test:browser: a name that no spec has in its path is refused before the build", () => {
  const specs = ["/home/ada/atoll/tests/islands/content/countdown/countdown.spec.ts"];
  for (const args of [
    [],
    ["countdown"],
    ["Countdown.spec.ts:12:3"],
    ["content/.*down"],
    ["./tests/islands"],
    ["/home/ada/atoll/tests"],
    ["-g", "QTY"],
  ])
    expect(() => checkName(args, specs), String(args)).not.toThrow();
  expect(() => checkName(["countdwon"], specs)).toThrow('No browser test has "countdwon" in its path.');
});

test("flags: a misspelt one is refused", () => {
  expect(flagsOf("npm test", ["--all", "--rest"], ["--rest"])).toEqual(new Set(["--rest"]));
  expect(() => flagsOf("npm test", ["--all", "--rest"], ["--al"])).toThrow(
    'npm test expects --all, --rest or nothing, got "--al".',
  );
});

test("tally: PHP is looked for before a whole run, and before tests of the install files", () => {
  expect([needsPhp([]), needsPhp([], "first"), needsPhp(["tests/unit/install/page.test.ts"])]).toEqual([
    true,
    true,
    true,
  ]);
  expect([needsPhp([], "second"), needsPhp(["quantity"])]).toEqual([false, false]);
});
