// What is masked, as data: the list of the repository, and more that a team or a command adds.
import standard from "./masks.json" with { type: "json" };
import { Problem } from "../../problem.ts";

export interface MaskList {
  /** By kind: names of fields, parameters, cookies, attributes and JSON keys whose value is masked. `*` stands for anything, capitals do not count. */
  names: Record<string, string[]>;
  /** Likewise, where the value looks like a secret: such names often stand for something else. */
  namesOfSecrets: Record<string, string[]>;
  /** By kind: names of form fields that hold a person's data, beside those that say so by their type or `autocomplete`. */
  fields: Record<string, string[]>;
  /** By kind: regular expressions for what is masked wherever it stands; with a group called `value`, only that. */
  patterns: Record<string, string[]>;
  /** By kind: CSS selectors of elements whose text is masked. */
  selectors: Record<string, string[]>;
  /** Texts that stay: the shop's own address for letters, a token that is no secret. */
  keep: string[];
}

const sections = ["names", "namesOfSecrets", "fields", "patterns", "selectors"] as const;

/** Several lists as one. */
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

/** Reads a list; every part of it may be missing. Throws a `Problem` that says what in `file` is wrong. */
export function readMasks(json: string, file: string): MaskList {
  const refuse = (what: string): never => {
    throw new Problem(`${file} expects ${what}; see tools/capture/masks/masks.json.`);
  };
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (error) {
    return refuse(`JSON: ${(error as Error).message}`);
  }
  if (!isObject(given)) return refuse("an object");
  const unknown = Object.keys(given).find(
    (key) => key !== "about" && key !== "keep" && !(sections as readonly string[]).includes(key),
  );
  if (unknown) refuse(`${[...sections, "keep"].join(", ")}, got "${unknown}"`);
  const list = { keep: given["keep"] ?? [] } as MaskList;
  if (!isTexts(list.keep)) refuse(`a list of texts as "keep"`);
  for (const section of sections) {
    const part = given[section] ?? {};
    if (!isObject(part) || !Object.values(part).every(isTexts))
      return refuse(`"${section}" as lists of texts by kind, such as { "${section}": { "customer number": ["..."] } }`);
    list[section] = part as Record<string, string[]>;
    for (const kind of Object.keys(part))
      if (!/^[a-z][a-z -]*$/.test(kind)) refuse(`kinds in small letters, got "${kind}"`);
  }
  for (const pattern of Object.values(list.patterns).flat()) {
    try {
      if (new RegExp(pattern, "u").test(""))
        refuse(`patterns that match something, got "${pattern}", which matches nothing as well`);
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
  Array.isArray(value) && value.every((one) => typeof one === "string" && one !== "");

/** The list of the repository. */
export const standardMasks: MaskList = readMasks(JSON.stringify(standard), "masks.json");
