import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { IslandDescription } from "../description/describe.ts";
import { Problem } from "../problem.ts";
import { isReadyName } from "./ready-adapters.ts";
import { rulesProblems } from "./rules-problems.ts";
import { type CompiledRules, noRules, readRules } from "./rules.ts";

/** The rules of a file, read again when the file changes. */
export interface RulesFile {
  /** The current rules. */
  current(): CompiledRules;
  /** A summary to print at the start. */
  about: string;
  /** Logs problems of the settings and the attributes in the rules, now and after each change of the file. */
  check(islands: readonly IslandDescription[]): void;
}

/**
 * Opens a rules file. Without a file there are no rules, and the proxy guesses the page section. Throws a `Problem`
 * when the file cannot be used.
 */
export function openRules(file: string | undefined, log: (line: string) => void): RulesFile {
  if (file === undefined) {
    return {
      current: () => noRules,
      about: "No rules: #page is guessed, and no attributes are added. To change that, use --rules rules.json",
      check: () => {},
    };
  }
  let rules = load(file);
  let stamp = stampOf(file);
  let descriptions: readonly IslandDescription[] | undefined;
  const logProblems = (): void => {
    if (descriptions) for (const problem of rulesProblems(rules, descriptions)) log(`Rules: ${problem}`);
  };
  return {
    check(islands) {
      descriptions = islands;
      logProblems();
    },
    about: `Rules: ${file} (${summary(rules)}). Changes apply from the next page on.`,
    current() {
      const currentStamp = stampOf(file);
      if (currentStamp === stamp) return rules;
      stamp = currentStamp;
      try {
        rules = load(file);
        log(`Rules: ${file} has changed (${summary(rules)}).`);
        logProblems();
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        log(`${error.message} The previous rules still apply.`);
      }
      return rules;
    },
  };
}

const summary = ({ page, theme, async, mark, remove, adapters }: CompiledRules): string =>
  [
    page ? `page "${page.selector}"` : "page guessed",
    ...(theme ? ["theme"] : []),
    ...(async ? ["async"] : []),
    ...Object.entries({ mark, remove, adapters }).map(([name, list]) => `${list.length} ${name}`),
  ].join(", ");

function load(file: string): CompiledRules {
  const rules = read(file);
  const adapters = rules.adapters.map((name) => (isReadyName(name) ? name : resolve(dirname(file), name)));
  const missing = adapters.findIndex(
    (path) => !isReadyName(path) && !statSync(path, { throwIfNoEntry: false })?.isFile(),
  );
  if (missing >= 0)
    throw new Problem(
      `${file}: adapters[${missing}] expects a file beside the rules, got "${rules.adapters[missing]}", ` +
        `which does not exist (${adapters[missing]}).`,
    );
  return { ...rules, adapters };
}

function read(file: string): CompiledRules {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Problem(
      code === "ENOENT"
        ? `The rules file ${file} does not exist.`
        : `The rules file ${file} cannot be read: ${message}.`,
    );
  }
  try {
    return readRules(text);
  } catch (error) {
    if (error instanceof Problem) throw new Problem(`${file}: ${error.message}`);
    throw error;
  }
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : "missing";
}
