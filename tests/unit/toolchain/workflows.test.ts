// The workflows of .github run only on GitHub, so their texts are checked here.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = ".github/workflows";
const names = readdirSync(folder);
const textOf = (name: string) => readFileSync(join(folder, name), "utf8");
/** All matches of the first group. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match]) => match!);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test("workflows: there are tests and sizes", () => {
  expect(names.toSorted()).toEqual(["sizes.yml", "tests.yml"]);
});

test.each(names)("workflows: %s runs npm scripts that package.json has", (name) => {
  const text = textOf(name);
  const called = [...found(text, /\bnpm run ([\w:-]+)/g), ...found(text, /\bnpm (test|start)\b/g)];
  expect(called).not.toEqual([]);
  expect(called.filter((script) => !(script in scripts))).toEqual([]);
});

test.each(names)("workflows: %s names files that exist", (name) => {
  // The folders base/ and head/ are copies of the repository.
  const text = textOf(name).replace(/\b(base|head)\//g, "");
  const paths = [...found(text, /\bnode ([\w./-]+)/g), ...found(text, /(\.ci\/\w+|scripts\/[\w./-]*\w|\.nvmrc)/g)];
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test.each(names)("workflows: %s uses GitHub's own actions at a fixed version, and may only read", (name) => {
  const text = textOf(name);
  const allowed = /^actions\/(checkout|setup-node|upload-artifact)@(v\d+|[0-9a-f]{40})$/;
  const actions = found(text, /\buses: (\S+)/g);
  expect(actions.filter((action) => !allowed.test(action))).toEqual([]);
  expect(text).toContain("\npermissions:\n  contents: read\n\n");
  expect(found(text, /(permissions|pull_request_target|secrets\.)/g)).toEqual(["permissions"]);
  const checkouts = actions.filter((action) => action.startsWith("actions/checkout@"));
  expect(found(text, /(persist-credentials: false)/g)).toHaveLength(checkouts.length);
});

test("workflows: tests.yml runs all commands of .ci/run", () => {
  const commands = found(readFileSync(".ci/run", "utf8"), /^CI=true (.+)$/gm);
  expect(commands).not.toEqual([]);
  expect(found(textOf("tests.yml"), /^ +command: (.+)$/gm)).toEqual(commands);
});

test("workflows: the size workflow calls the script behind npm run sizes", () => {
  expect(textOf("sizes.yml")).toContain(`${scripts["sizes"]} ../base/dist dist >> "$GITHUB_STEP_SUMMARY"`);
});
