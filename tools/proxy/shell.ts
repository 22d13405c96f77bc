import { shellFileOf } from "../html/shell-tags.ts";
import type { Edit } from "../html/edits.ts";
import { attributeValue, jsonInScript } from "./charset.ts";
import type { Marks } from "./mark.ts";
import { type Note, note } from "./notes.ts";
import { type ParsedPage, tagOf } from "./parsed-page.ts";
import type { CompiledRules } from "./rules.ts";

interface ShellOptions {
  /** Address of the proxy's own scripts and styles. */
  folder: string;
  rules: CompiledRules;
}

/**
 * Adds the shell at the end of the head, after the site's charset, base and policy. Tags of a shell that the page has
 * already keep their place and load the proxy's files.
 */
export function shellEdits(
  page: ParsedPage,
  { folder, rules }: ShellOptions,
  nonce: string,
  { set, isRemoved }: Pick<Marks, "set" | "isRemoved">,
): { edits: Edit[]; notes: Note[] } {
  const nonceAttribute = nonce && ` nonce="${attributeValue(nonce)}"`;
  const tag = (file: string): string =>
    `<script src="${attributeValue(folder + file)}"${nonceAttribute} ${rules.async ? "async" : "defer"}></script>`;
  const style = (file: string): string => `<link rel="stylesheet" href="${attributeValue(folder + file)}">`;
  const own = useOwnShell(page, { folder, rules }, nonce, { set, isRemoved });

  const styles = ["atoll.css", "atoll-islands.css", ...(rules.theme ? ["atoll-theme.css"] : [])]
    .filter((file) => !own.files.has(file))
    .map(style);
  const script = own.files.has("atoll.js") ? "" : tag("atoll.js");
  const adapters = rules.adapters.map((_, at) => tag(`adapter/${at}.js`));
  const at = endOfHead(page);
  // Deferred scripts run in their order in the page, and adapters need the shell.
  const afterShell = Math.max(at, own.end);
  return {
    edits: [
      ...settingsEdits(page, rules, Math.min(at, own.start)),
      { start: at, end: at, text: [...styles, script].join("") },
      { start: afterShell, end: afterShell, text: adapters.join("") },
      ...own.edits,
    ],
    notes: own.notes,
  };
}

/** Makes the tags of the site's own shell load the proxy's files, and removes repeated tags. */
function useOwnShell(
  page: ParsedPage,
  { folder, rules }: ShellOptions,
  nonce: string,
  { set, isRemoved }: Pick<Marks, "set" | "isRemoved">,
) {
  const files = new Set<string>();
  const edits: Edit[] = [];
  const replaced: string[] = [];
  let [start, end] = [Infinity, 0];
  for (const element of page.elements) {
    const file = shellFileOf(element);
    if (!file || !tagOf(element, page.source) || isRemoved(element)) continue;
    const place = element.sourceCodeLocation!;
    const isHint = /\bpreload\b/i.test(element.attribs["rel"] ?? "");
    if (!isHint && files.has(file)) {
      edits.push({ start: place.startOffset, end: place.endOffset, text: "" });
      continue;
    }
    const name = element.name === "script" ? "src" : "href";
    if (!isHint) {
      files.add(file);
      replaced.push(element.attribs[name]!.trim());
    }
    if (file === "atoll.js") [start, end] = [place.startOffset, place.endOffset];
    set(element, name, folder + file);
    for (const check of ["integrity", "crossorigin"]) set(element, check, null);
    if (nonce && element.name === "script") set(element, "nonce", nonce);
    if (rules.async && element.name === "script") set(element, "async", "");
  }
  const notes =
    replaced.length > 0
      ? [note(`The site has Atoll already: the proxy's files replace ${replaced.join(", ")}.`, "own shell")]
      : [];
  return { files, edits, notes, start, end };
}

/** Replaces the settings of the page by those of the rules. @param at before the script of the shell, which reads them */
function settingsEdits({ elements }: ParsedPage, { settings }: CompiledRules, at: number): Edit[] {
  if (!settings) return [];
  const replaced = elements.filter(
    ({ name, attribs, sourceCodeLocation }) =>
      name === "script" && "data-atoll-settings" in attribs && sourceCodeLocation,
  );
  return [
    {
      start: at,
      end: at,
      text: `<script type="application/json" data-atoll-settings>${jsonInScript(settings)}</script>`,
    },
    ...replaced.map(({ sourceCodeLocation }) => ({
      start: sourceCodeLocation!.startOffset,
      end: sourceCodeLocation!.endOffset,
      text: "",
    })),
  ];
}

/** The offset of the end of the head; the tag or the parser may close it. */
function endOfHead({ document, elements }: ParsedPage): number {
  const head = elements.find(({ name }) => name === "head");
  const place = head?.sourceCodeLocation;
  if (place) return place.endTag?.startOffset ?? place.endOffset;
  const ends = (head?.children ?? []).map(({ sourceCodeLocation }) => sourceCodeLocation?.endOffset ?? 0);
  const html = elements.find(({ name }) => name === "html")?.sourceCodeLocation?.startTag?.endOffset ?? 0;
  const doctype = document.children.find(({ type }) => type === "directive")?.sourceCodeLocation?.endOffset ?? 0;
  return Math.max(html, doctype, ...ends);
}
