import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { IslandDescription } from "../description/describe.ts";
import { Problem } from "../problem.ts";
import { rulesProblems } from "./rules-problems.ts";
import { type CompiledRules, noRules, readRules } from "./rules.ts";

/** The rules, which follow their file. */
export interface RulesFile {
  /** Those that hold now. */
  current(): CompiledRules;
  /** What to tell of the rules at the start. */
  about: string;
  /** Tells what is wrong with the settings and the attributes that they set, now and after each change. */
  check(islands: readonly IslandDescription[]): void;
}

/** Without a file there are no rules, and the page section is guessed. Fails with a `Problem` when the file cannot be used. */
export function openRules(file: string | undefined, say: (line: string) => void): RulesFile {
  if (file === undefined) {
    return {
      current: () => noRules,
      about: "No rules: #page is guessed, and nothing is marked. A rules file says more: --rules rules.json",
      check: () => {},
    };
  }
  let rules = load(file);
  let stamp = stampOf(file);
  let known: readonly IslandDescription[] | undefined;
  const complain = (): void => {
    if (known) for (const problem of rulesProblems(rules, known)) say(`Rules: ${problem}`);
  };
  return {
    check(islands) {
      known = islands;
      complain();
    },
    about: `Rules: ${file} (${summary(rules)}). A change of it holds from the next page on.`,
    current() {
      const now = stampOf(file);
      if (now === stamp) return rules;
      stamp = now;
      try {
        rules = load(file);
        say(`Rules: ${file} has changed (${summary(rules)}).`);
        complain();
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        say(`${error.message} The rules from before still hold.`);
      }
      return rules;
    },
  };
}

const summary = ({ page, mark, remove, adapters }: CompiledRules): string =>
  [
    page ? `page "${page.selector}"` : "page guessed",
    ...Object.entries({ mark, remove, adapters }).map(([name, list]) => `${list.length} ${name}`),
  ].join(", ");

function load(file: string): CompiledRules {
  const rules = read(file);
  const adapters = rules.adapters.map((name) => resolve(dirname(file), name));
  const missing = adapters.findIndex((path) => !statSync(path, { throwIfNoEntry: false })?.isFile());
  if (missing >= 0)
    throw new Problem(
      `${file}: adapters[${missing}]: there is no file "${rules.adapters[missing]}" beside it (${adapters[missing]}).`,
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
      code === "ENOENT" ? `There is no rules file ${file}.` : `The rules file ${file} cannot be read: ${message}.`,
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
  return stat ? `${stat.mtimeMs} ${stat.size}` : "gone";
}
