// `npm run capture -- URL NAME`: a page of a site becomes a folder of fixtures.
import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { fetchFiles, skipped } from "./fetch/files.ts";
import { fetchPages } from "./fetch/pages.ts";
import { Visitor } from "./fetch/visitor.ts";
import { compose } from "./files/compose.ts";
import { ensureFree, writeFolder } from "./files/write.ts";
import { wantedBy } from "./html/wanted.ts";
import { type Limits, limits as usual } from "./limits.ts";
import { joinMasks, type MaskList, readMasks, standardMasks } from "./masks/mask-list.ts";
import { Masks } from "./masks/masks.ts";
import { SecretsInHtml } from "./masks/secrets-in-html.ts";
import { help, type Options, readOptions } from "./options.ts";
import { Problem } from "../problem.ts";
import { report } from "./report.ts";

export interface Surroundings {
  /** The folder that holds a folder for each capture. */
  captures: string;
  /** What files that the options name are meant from. */
  from: string;
  say(line: string): void;
  fetch?: typeof fetch;
  limits?: Limits;
}

/** Does what `args` ask for. Rejects with a `Problem` when that cannot be; then nothing is written. */
export async function capture(
  args: string[],
  { captures, from, say, fetch = globalThis.fetch, limits = usual }: Surroundings,
): Promise<void> {
  const options = readOptions(args);
  if (options === "help") return say(help);
  const { name, url, scripts } = options;
  const folder = join(captures, name);
  ensureFree(folder, options.force);
  const list = joinMasks([
    standardMasks,
    ...(await Promise.all(options.masks.map((file) => readMaskFile(file, from)))),
  ]);
  const masks = new Masks(list);
  const secrets = new SecretsInHtml(list, masks.named);

  say(`Asking ${url.host} ...`);
  const visitor = new Visitor({
    fetch,
    limits,
    site: url,
    cookie: options.cookie,
    login: options.login,
    language: options.language,
  });
  const pages = await fetchPages(options, visitor);
  const { files, problems } = await fetchFiles(
    pages.flatMap((page) => wantedBy(page, scripts)),
    visitor,
    limits,
    skipped(options.skip),
  );

  learnFrom(visitor, options, masks);
  const composed = compose({ name, pages, files, problems, scripts, masks, secrets });
  await writeFolder(folder, composed.files);
  say(report(name, relative(process.cwd(), folder) || folder, composed, masks));
}

/** What the site and the command know each other by must not be in a file, whatever it is called there. */
function learnFrom(visitor: Visitor, { login }: Options, masks: Masks): void {
  // What is short is a choice, such as a language.
  for (const [, value] of visitor.cookies.all) if (value.length >= 12) masks.of("session", value);
  if (login) for (const part of [login, ...login.split(":")]) if (part) masks.of("password", part);
}

async function readMaskFile(file: string, from: string): Promise<MaskList> {
  const json = await readFile(resolve(from, file), "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Problem(
      `--mask expects a file, and ${file} ${error.code === "ENOENT" ? "is not there" : `cannot be read (${error.code})`}.`,
    );
  });
  return readMasks(json, file);
}
