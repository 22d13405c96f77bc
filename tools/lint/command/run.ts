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
import { type Options, readOptions } from "./options.ts";
import { Problem } from "../../problem.ts";
import { explanationOf, help, listOf } from "./texts.ts";

/** What the command reaches for outside itself. */
export interface World {
  /** The version of Atoll. */
  version: string;
  vocabulary: Vocabulary;
  fetch: typeof fetch;
  writeFile(path: string, text: string): Promise<void>;
  print(text: string): void;
  complain(text: string): void;
}

/** Runs the command with these words; returns the exit status: 0 all is well, 1 something is wrong with the pages, 2 they could not be looked at. */
export async function run(words: string[], world: World): Promise<0 | 1 | 2> {
  try {
    const metas = rules.map(({ meta }) => meta);
    const request = readOptions(
      words,
      metas.map(({ code }) => code),
    );
    if (request.ask === "lint") return await lintAll(request.options, metas, world);
    world.print(
      request.ask === "help"
        ? help
        : request.ask === "rules"
          ? listOf(metas)
          : explanationOf(metas.find(({ code }) => code === request.code)!),
    );
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    world.complain(`${error.message}\n`);
    return 2;
  }
}

async function lintAll(options: Options, metas: readonly RuleMeta[], world: World): Promise<0 | 1 | 2> {
  const troubles: string[] = [];
  const tell = (error: unknown): [] => {
    if (!(error instanceof Problem)) throw error;
    troubles.push(error.message);
    return [];
  };
  const found = await Promise.all(options.places.map((place) => sourcesAt(place, options, world).catch(tell)));
  // A file that is named twice, or beside its folder, is looked at once.
  const sources = [...new Map(found.flat().map((source) => [source.name, source])).values()];
  const reports: FileReport[] = [];
  for (const source of sources) {
    const text = await source.read().catch(tell);
    if (typeof text === "string") reports.push({ name: source.name, findings: lint(text, world.vocabulary, options) });
  }
  if (reports.length > 0) await write(reports, options, metas, world);
  for (const trouble of troubles) world.complain(`${trouble}\n`);
  if (troubles.length > 0) return 2;
  const { errors, warnings } = count(reports);
  return errors > 0 || warnings > options.maxWarnings ? 1 : 0;
}

async function sourcesAt(place: string, { endings }: Options, world: World): Promise<Source[]> {
  return /^https?:\/\//i.test(place) ? [pageAt(place, world.fetch)] : filesAt(place, endings);
}

async function write(
  reports: readonly FileReport[],
  { format, output }: Options,
  metas: readonly RuleMeta[],
  world: World,
): Promise<void> {
  const text =
    format === "json" ? toJson(reports) : format === "sarif" ? toSarif(reports, metas, world.version) : toText(reports);
  if (output === undefined) return world.print(text);
  await world.writeFile(output, text).catch((error: Error) => {
    throw new Problem(`--output ${output} cannot be written: ${error.message}.`);
  });
}
