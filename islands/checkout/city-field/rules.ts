import { fold } from "../../../shared/text/fold.ts";

const plain = (text: string): string => text.trim().toLowerCase();

export const isSame = (first: string, second: string): boolean => plain(first) === plain(second);

/** Number of options from which the dropdown can be searched. CHK-06 */
const SEARCHABLE_FROM = 3;

export interface Offer {
  options: readonly string[];
  /** The selected option; empty when the visitor must choose. */
  chosen: string;
  isSearchable: boolean;
}

/**
 * Options for a field with the value `text`. A town of that name is selected, in any letter case; other text becomes an
 * extra option. Without text the only town is selected, or the `main` one. CHK-06
 */
export function offerOf(towns: readonly string[], text: string, main = ""): Offer {
  const typed = text.trim();
  const match = towns.find((town) => isSame(town, typed));
  const options = match || !typed ? towns : [typed, ...towns];
  return {
    options,
    chosen: match ?? (typed || (towns.length === 1 ? towns[0]! : main)),
    isSearchable: options.length >= SEARCHABLE_FROM,
  };
}

/** Options that contain all words of `query`, without regard to case and accents. */
export function filterOptions(options: readonly string[], query: string): string[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return options.filter((option) => words.every((word) => fold(option).includes(word)));
}

/** The option that matches a typed text: the one of that name, or the only one that contains its words. */
export function matchOption(options: readonly string[], text: string): string | undefined {
  if (!fold(text).trim()) return undefined;
  const all = filterOptions(options, text);
  return options.find((option) => isSame(option, text)) ?? (all.length === 1 ? all[0] : undefined);
}
