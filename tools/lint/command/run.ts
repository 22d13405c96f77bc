import type { RuleMeta } from "../rule.ts";
import { count, type FileReport } from "../formats/report.ts";
import { toJson } from "../formats/json.ts";
import { toSarif } from "../formats/sarif.ts";
import { toText } from "../formats/text.ts";
import { lint } from "../lint.ts";
import { rules } from "../rules/all.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { pageAt } from "./address.ts";
import { filesAt, type Source } from "./files.ts";
import { type Options, readOptions, type Request } from "./options.ts";
import { Problem } from "../../problem.ts";
import {
  edited,
  expectShape,
  groupsNeeded,
  type OwnTexts,
  readTranslation,
  reportOf,
  type TextsOptions,
} from "./check-texts.ts";
import { explanationOf, help, listOf } from "./texts.ts";

/** Everything outside of the command that it uses. */
export interface Environment {
  /** The version of Atoll. */
  version: string;
  vocabulary: Vocabulary;
  texts: OwnTexts;
  fetch: typeof fetch;
  writeFile(path: string, text: string): Promise<void>;
  print(text: string): void;
  printError(text: string): void;
}

/**
 * Runs the command with its arguments.
 * @returns the exit status: 0 without problems, 1 with problems in the pages or texts, 2 when one could not be checked
 */
export async function run(args: string[], env: Environment): Promise<0 | 1 | 2> {
  try {
    const metas = rules.map(({ meta }) => meta);
    const request = readOptions(
      args,
      metas.map(({ code }) => code),
    );
    if (request.action === "lint") return await lintAll(request.options, metas, env);
    if (request.action === "texts") return await checkTexts(request.options, request.pages, env);
    env.print(textFor(request, metas, env));
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    env.printError(`${error.message}\n`);
    return 2;
  }
}

/** The text of an action that checks no page. */
function textFor(
  request: Exclude<Request, { action: "lint" | "texts" }>,
  metas: readonly RuleMeta[],
  { version }: Environment,
): string {
  switch (request.action) {
    case "help":
      return help;
    case "version":
      return `${version}\n`;
    case "rules":
      return listOf(metas);
    case "explain":
      return explanationOf(metas.find(({ code }) => code === request.code)!);
  }
}

async function lintAll(options: Options, metas: readonly RuleMeta[], env: Environment): Promise<0 | 1 | 2> {
  const { pages, failures } = await readPages(options, env);
  const reports: FileReport[] = pages.map(({ name, text }) => ({
    name,
    findings: lint(text, env.vocabulary, options),
  }));
  if (reports.length > 0) await write(reports, options, metas, env);
  for (const failure of failures) env.printError(`${failure}\n`);
  if (failures.length > 0) return 2;
  const { errors, warnings } = count(reports);
  return errors > 0 || warnings > options.maxWarnings ? 1 : 0;
}

/** @param places the site's pages, or null when none are given */
async function checkTexts(options: TextsOptions, places: Options | null, env: Environment): Promise<0 | 1 | 2> {
  const translation = await readTranslation(options.file);
  expectShape(env.texts.english, translation.texts, options.file);
  const changed = edited(env.texts, translation, options);
  if (changed !== null) {
    await writeTo(options.file, changed, "--texts", env);
    translation.texts = JSON.parse(changed) as typeof translation.texts;
  }
  const { pages, failures } = places ? await readPages(places, env) : { pages: [], failures: [] };
  const groups = places
    ? groupsNeeded(
        env.texts,
        pages.map(({ text }) => text),
        env.vocabulary,
      )
    : undefined;
  const { text, isGood } = reportOf(env.texts, translation, options.file, groups);
  env.print(text);
  for (const failure of failures) env.printError(`${failure}\n`);
  return failures.length > 0 ? 2 : isGood ? 0 : 1;
}

/** Reads the pages at all places of the command line, and collects the messages about those that cannot be read. */
async function readPages(
  options: Options,
  env: Environment,
): Promise<{ pages: { name: string; text: string }[]; failures: string[] }> {
  const failures: string[] = [];
  const recordFailure = (error: unknown): [] => {
    if (!(error instanceof Problem)) throw error;
    failures.push(error.message);
    return [];
  };
  const found = await Promise.all(options.places.map((place) => sourcesAt(place, options, env).catch(recordFailure)));
  // A file may be named twice, or named together with its folder; check it once.
  const sources = [...new Map(found.flat().map((source) => [source.name, source])).values()];
  const pages: { name: string; text: string }[] = [];
  for (const source of sources) {
    const text = await source.read().catch(recordFailure);
    if (typeof text === "string") pages.push({ name: source.name, text });
  }
  return { pages, failures };
}

async function sourcesAt(place: string, { extensions }: Options, env: Environment): Promise<Source[]> {
  return /^https?:\/\//i.test(place) ? [pageAt(place, env.fetch)] : filesAt(place, extensions);
}

async function write(
  reports: readonly FileReport[],
  { format, output }: Options,
  metas: readonly RuleMeta[],
  env: Environment,
): Promise<void> {
  const text =
    format === "json" ? toJson(reports) : format === "sarif" ? toSarif(reports, metas, env.version) : toText(reports);
  if (output === undefined) return env.print(text);
  await writeTo(output, text, "--output", env);
}

const writeTo = (path: string, text: string, flag: string, env: Environment): Promise<void> =>
  env.writeFile(path, text).catch((error: Error) => {
    throw new Problem(`${flag} ${path} cannot be written: ${error.message}.`);
  });
