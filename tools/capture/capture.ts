// `npm run capture -- URL NAME`: saves a page of a site as a folder of fixtures.
import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { fetchFiles, skipFilter } from "./fetch/files.ts";
import { fetchPages } from "./fetch/pages.ts";
import { Visitor } from "./fetch/visitor.ts";
import { compose } from "./files/compose.ts";
import { ensureFree, writeFolder } from "./files/write.ts";
import { filesOf } from "./html/page-files.ts";
import { type Limits, limits as defaultLimits } from "./limits.ts";
import { joinMasks, type MaskList, readMasks, standardMasks } from "./masks/mask-list.ts";
import { Masks } from "./masks/masks.ts";
import { SecretsInHtml } from "./masks/secrets-in-html.ts";
import { help, type Options, readOptions } from "./options.ts";
import { Problem } from "../problem.ts";
import { report } from "./report.ts";

export interface Environment {
  /** The folder with a subfolder for each capture. */
  captures: string;
  /** The folder that paths in the options are relative to. */
  from: string;
  log(line: string): void;
  /** Whether the command runs in Atoll's repository, whose shop and tests show captures. */
  isRepository?: boolean;
  fetch?: typeof fetch;
  limits?: Limits;
}

/** Runs the command. Rejects with a `Problem` when the capture is not possible; then no file is written. */
export async function capture(
  args: string[],
  { captures, from, log, isRepository = true, fetch = globalThis.fetch, limits = defaultLimits }: Environment,
): Promise<void> {
  const options = readOptions(args);
  if (options === "help") return log(help);
  const { name, url, scripts } = options;
  const folder = join(captures, name);
  ensureFree(folder, options.force);
  const list = joinMasks([
    standardMasks,
    ...(await Promise.all(options.masks.map((file) => readMaskFile(file, from)))),
  ]);
  const masks = new Masks(list);
  const secrets = new SecretsInHtml(list, masks.named);

  log(`Loading from ${url.host} ...`);
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
    pages.flatMap((page) => filesOf(page, scripts)),
    visitor,
    limits,
    skipFilter(options.skip),
  );

  maskCredentials(visitor, options, masks);
  const composed = compose({ name, pages, files, problems, scripts, masks, secrets });
  await writeFolder(folder, composed.files);
  log(report(name, relative(process.cwd(), folder) || folder, composed, masks, isRepository));
}

/** Masks session cookies and the login, wherever they occur in the files. */
function maskCredentials(visitor: Visitor, { login }: Options, masks: Masks): void {
  // A short cookie is a choice, such as a language, and no secret.
  for (const [, value] of visitor.cookies.all) if (value.length >= 12) masks.of("session", value);
  if (login) for (const part of [login, ...login.split(":")]) if (part) masks.of("password", part);
}

async function readMaskFile(file: string, from: string): Promise<MaskList> {
  const json = await readFile(resolve(from, file), "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Problem(
      `--mask expects a file, got ${file}, which ` +
        `${error.code === "ENOENT" ? "does not exist" : `cannot be read (${error.code})`}.`,
    );
  });
  return readMasks(json, file);
}
