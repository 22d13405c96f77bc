// Runs the whole command in a repository of its own, whose npm only records how it is called.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const npm = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
const command = process.argv.slice(2).join(" ");
appendFileSync(".build/calls", command + (process.env.CI ? " (CI)" : "") + "\\n");
if (command === process.env.FAILS) process.exit(1);
if (command === process.env.EDITS) writeFileSync("README.md", "edited meanwhile");
if (command === "run build" && !process.env.NO_INSTALL_FILES) {
  mkdirSync("dist/install", { recursive: true });
  writeFileSync("dist/install/woocommerce.zip", "a zip");
  writeFileSync("dist/install/readme.txt", "not a zip");
}
if (command.startsWith("pack")) {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  writeFileSync("release/atoll-islands-" + version + ".tgz", "a package");
}
`;
const calls = ["run check (CI)", "test (CI)", "run test:all -- --rest (CI)", "run build (CI)"];
const pack = "pack --pack-destination release";
const undoFiles = "git restore --staged --worktree package.json package-lock.json CHANGELOG.md";

const environment = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  ...Object.fromEntries(
    ["AUTHOR", "COMMITTER"].flatMap((role) => [
      [`GIT_${role}_NAME`, "Ann"],
      [`GIT_${role}_EMAIL`, "ann@shop.example"],
    ]),
  ),
};

let folder = "";
const at = (path: string) => join(folder, path);
const text = (path: string) => readFileSync(at(path), "utf8");
const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, env: environment, encoding: "utf8" });
const version = () => (JSON.parse(text("package.json")) as { version: string }).version;

/** Runs the command; `output` has what it printed. */
function release(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/release.mjs", ...args], {
    cwd: folder,
    env: { ...environment, npm_execpath: at(".build/npm-cli.js"), ...env },
    encoding: "utf8",
  });
  return {
    status,
    output: stdout + stderr,
    calls: existsSync(at(".build/calls")) ? text(".build/calls").trim().split("\n") : [],
  };
}

/** Expects that the only commit, its files and the lack of tags are as before. */
function expectNoRelease() {
  expect(git("log", "--format=%s").trim()).toBe("Start");
  expect(git("tag")).toBe("");
  expect(version()).toBe("0.1.0");
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atoll-release-"));
  cpSync("scripts", at("scripts"), { recursive: true });
  mkdirSync(at(".build"));
  const data = { name: "atoll-islands", version: "0.1.0" };
  writeFileSync(at(".build/package.json"), '{ "type": "module" }');
  writeFileSync(at(".build/npm-cli.js"), npm);
  writeFileSync(at(".gitignore"), ".build/\ndist/\n/release/\n");
  writeFileSync(at("package.json"), `${JSON.stringify(data, null, 2)}\n`);
  writeFileSync(at("package-lock.json"), `${JSON.stringify({ ...data, packages: { "": data } }, null, 2)}\n`);
  writeFileSync(at("CHANGELOG.md"), "# Changelog\n\n## Unreleased\n\n### Added\n\n- A countdown.\n");
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message", "Start");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("release: the checks run, then version, changelog, commit, tag and files are made", () => {
  mkdirSync(at("release"));
  writeFileSync(at("release/atoll-islands-0.1.0.tgz"), "the last release");
  const made = release(["0.2.0"]);
  expect(made).toMatchObject({ status: 0, calls: [...calls, pack] });
  expect(git("log", "--format=%s").trim()).toBe("Release 0.2.0\nStart");
  expect(git("status", "--porcelain")).toBe("");
  expect(git("for-each-ref", "--format=%(objecttype) %(contents)", "refs/tags/v0.2.0").trim()).toBe(
    "tag Atoll 0.2.0\n\n### Added\n\n- A countdown.",
  );
  expect(version()).toBe("0.2.0");
  expect(JSON.parse(text("package-lock.json"))).toMatchObject({
    version: "0.2.0",
    packages: { "": { version: "0.2.0" } },
  });
  const today = new Date().toISOString().slice(0, 10);
  expect(text("CHANGELOG.md")).toContain(`## Unreleased\n\n## 0.2.0 - ${today}\n\n### Added\n\n- A countdown.`);
  expect(readdirSync(at("release")).toSorted()).toEqual([
    "SHA256SUMS",
    "atoll-islands-0.2.0.tgz",
    "notes.md",
    "woocommerce.zip",
  ]);
  const sum = createHash("sha256").update("a zip").digest("hex");
  expect(text("release/SHA256SUMS")).toContain(`# woocommerce.zip: 5 bytes\n${sum}  woocommerce.zip\n`);
  expect(made.output).toContain("git push --follow-tags\n  npm publish ./release/atoll-islands-0.2.0.tgz");
});

test("release: a dry run shows the plan and changes nothing", () => {
  const { status, output, calls } = release(["0.2.0", "--dry-run"]);
  expect([status, calls]).toEqual([0, []]);
  expect(output).toContain('Commit "Release 0.2.0" and tag it v0.2.0.');
  expect(output).toContain('Warning: package.json has no "repository"');
  expectNoRelease();
  expect(git("status", "--porcelain") + existsSync(at("release"))).toBe("false");
});

test("release: nothing runs while the work tree has changes", () => {
  writeFileSync(at("new.txt"), "");
  expect(release(["0.2.0"])).toEqual({
    status: 1,
    output: "No release was made:\nThe work tree has changes; commit or remove them: new.txt.\n",
    calls: [],
  });
  expectNoRelease();
});

test("release: a failed check stops before the first change", () => {
  const { status, output, calls } = release(["0.2.0"], { FAILS: "test" });
  expect([status, calls]).toEqual([1, ["run check (CI)", "test (CI)"]]);
  expect(output).toContain("No release was made: `npm test` failed");
  expect(output).not.toContain("To undo");
  expectNoRelease();
  expect(git("status", "--porcelain")).toBe("");
});

test("release: a file that was edited during the checks stops it", () => {
  const { status, output } = release(["0.2.0"], { EDITS: "test" });
  expect(status).toBe(1);
  expect(output).toContain("commit or remove them: README.md.");
  expectNoRelease();
});

test.each([
  ["a failed build", { FAILS: "run build" }, "`npm run build` failed"],
  ["a build without install files", { NO_INSTALL_FILES: "1" }, "The build expects to make zip files in dist/install/"],
  ["a failed npm pack", { FAILS: pack }, "npm pack made no package"],
])("release: after %s the message says what to undo, and that undoes all", (_what, env, message) => {
  const { status, output } = release(["0.2.0"], env);
  expect(status).toBe(1);
  expect(output).toContain(message);
  expect(output).toContain(`To undo what was done so far, run\n  ${undoFiles}`);
  git(...undoFiles.split(" ").slice(1));
  expectNoRelease();
  expect(git("status", "--porcelain")).toBe("");
});

test("release: after a failed tag the message says how to remove the commit", () => {
  // Git writes no tag whose lock file exists.
  writeFileSync(at(".git/refs/tags/v0.2.0.lock"), "");
  const { status, output } = release(["0.2.0"]);
  expect(status).toBe(1);
  expect(output).toContain("To undo what was done so far, run\n  git reset --keep HEAD~1");
  git("reset", "--quiet", "--keep", "HEAD~1");
  expectNoRelease();
});
