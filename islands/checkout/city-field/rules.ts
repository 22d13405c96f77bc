import { AnswerError } from "../../../shared/http/call.ts";
import { warn } from "../../../shared/warn.ts";

const plain = (text: string): string => text.trim().toLowerCase();

export const isSame = (one: string, other: string): boolean => plain(one) === plain(other);

/** More than that nobody reads. */
const MOST = 200;

/** The towns of an answer, each once; what is no name is left out with a warning. Throws an `AnswerError` for what is no list. CHK-06 */
export function readTowns(answer: unknown): string[] {
  if (!Array.isArray(answer))
    throw new AnswerError(`expected a list of towns, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
  const names = answer
    .filter((name): name is string => typeof name === "string" && name.trim() !== "")
    .map((name) => name.trim());
  if (names.length < answer.length)
    warn(`a list of towns expects names, got ${answer.length - names.length} that are none; they are left out.`);
  return names.filter((name, index) => names.findIndex((other) => isSame(other, name)) === index).slice(0, MOST);
}

/** From so many options on a dropdown can be searched. CHK-06 */
const MANY = 3;

export interface Offer {
  options: readonly string[];
  /** One of them; empty where the visitor has to choose. */
  chosen: string;
  isSearchable: boolean;
}

/** What the dropdown offers where `text` stands in the field: the town of that name, with any capitals; another text stays, as a choice of its own. CHK-06 */
export function offerOf(towns: readonly string[], text: string): Offer {
  const typed = text.trim();
  const same = towns.find((town) => isSame(town, typed));
  const options = same || !typed ? towns : [typed, ...towns];
  return {
    options,
    chosen: same ?? (typed || (towns.length === 1 ? towns[0]! : "")),
    isSearchable: options.length >= MANY,
  };
}

/** The options with all words of `query` in them, with any capitals and accents. */
export function found(options: readonly string[], query: string): string[] {
  const words = bare(query).split(/\s+/).filter(Boolean);
  return options.filter((option) => words.every((word) => bare(option).includes(word)));
}

const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The option that is meant by what was typed: the one of that name, or the only one that is found. */
export function meant(options: readonly string[], text: string): string | undefined {
  if (!text.trim()) return undefined;
  const all = found(options, text);
  return options.find((option) => isSame(option, text)) ?? (all.length === 1 ? all[0] : undefined);
}
