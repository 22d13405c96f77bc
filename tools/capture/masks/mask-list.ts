// Mask lists: the list of the repository, and further ones of the command line.
import standard from "./masks.json" with { type: "json" };
import { Problem } from "../../problem.ts";

export interface MaskList {
  /**
   * By kind: names of fields, parameters, cookies, attributes and JSON keys whose value is masked. `*` means any text.
   * Case is ignored.
   */
  names: Record<string, string[]>;
  /** The same, but only for values that look like a secret: such names often mean something else. */
  namesOfSecrets: Record<string, string[]>;
  /** By kind: names of form fields with personal data. Type and `autocomplete` also identify such fields. */
  fields: Record<string, string[]>;
  /** By kind: regular expressions for text to mask anywhere; with a group named `value`, only that group is masked. */
  patterns: Record<string, string[]>;
  /** By kind: CSS selectors of elements whose text is masked. */
  selectors: Record<string, string[]>;
  /** Texts that are never masked: the shop's own e-mail address, a token that is no secret. */
  keep: string[];
}

const sections = ["names", "namesOfSecrets", "fields", "patterns", "selectors"] as const;

/** Merges several lists. */
export function joinMasks(lists: readonly MaskList[]): MaskList {
  const joined: MaskList = {
    names: {},
    namesOfSecrets: {},
    fields: {},
    patterns: {},
    selectors: {},
    keep: lists.flatMap(({ keep }) => keep),
  };
  for (const section of sections) {
    for (const [kind, entries] of lists.flatMap((list) => Object.entries(list[section])))
      (joined[section][kind] ??= []).push(...entries);
  }
  return joined;
}

/** Parses a list, in which each section is optional. Throws a `Problem` when it is invalid. */
export function readMasks(json: string, file: string): MaskList {
  const refuse = (expectation: string): never => {
    throw new Problem(`${file} expects ${expectation}; see tools/capture/masks/masks.json.`);
  };
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    return refuse(`JSON: ${(error as Error).message}`);
  }
  if (!isObject(content)) return refuse("an object");
  const unknown = Object.keys(content).find(
    (key) => key !== "about" && key !== "keep" && !(sections as readonly string[]).includes(key),
  );
  if (unknown) refuse(`${[...sections, "keep"].join(", ")}, got "${unknown}"`);
  const list = { keep: content["keep"] ?? [] } as MaskList;
  if (!isTexts(list.keep)) refuse(`a list of texts as "keep"`);
  for (const section of sections) {
    const entries = content[section] ?? {};
    if (!isObject(entries) || !Object.values(entries).every(isTexts))
      return refuse(`"${section}" as lists of texts by kind, such as { "${section}": { "customer number": ["..."] } }`);
    list[section] = entries as Record<string, string[]>;
    for (const kind of Object.keys(entries))
      if (!/^[a-z][a-z -]*$/.test(kind)) refuse(`kinds in lower case, got "${kind}"`);
  }
  for (const pattern of Object.values(list.patterns).flat()) {
    try {
      if (new RegExp(pattern, "u").test("")) refuse(`patterns that do not match an empty text, got "${pattern}"`);
    } catch (error) {
      if (error instanceof Problem) throw error;
      refuse(`regular expressions as patterns, got "${pattern}": ${(error as Error).message}`);
    }
  }
  return list;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string" && text !== "");

export const standardMasks: MaskList = readMasks(JSON.stringify(standard), "masks.json");
