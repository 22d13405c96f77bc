import { AnswerError, call } from "../http/call.ts";
import { warn } from "../warn.ts";
import { connected } from "./connector.ts";
import { type TownEntry, townsPath } from "./wire/cities.ts";

/** Upper limit for the towns of one postal code. */
const MAX_TOWNS = 200;

export interface Town {
  /** Plain text, never empty. */
  name: string;
  /** Whether the postal code is mainly that of this town. */
  isMain?: boolean | undefined;
}

export interface Towns {
  names: string[];
  /** The name of the main town; empty when none stands out. */
  main: string;
}

export const noTowns: Towns = { names: [], main: "" };

/**
 * Finds the towns with a postal code, at most 200. Plain text. Rejects as `call` does, and with an `AnswerError` when the
 * answer is not a list. Never offers a login: the visitor only types. CHK-06
 */
export async function findTowns(postalCode: string, countryId: string, signal: AbortSignal): Promise<Towns> {
  const other = connected("places");
  if (other) return distinct(await other.towns(postalCode, countryId, signal));
  return readTowns(await call(townsPath(postalCode, countryId), { signal, login: false }));
}

/** Entries that are not names are left out with a warning. */
export function readTowns(answer: unknown): Towns {
  if (!Array.isArray(answer))
    throw new AnswerError(`expected a list of towns, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
  const towns = answer.flatMap((entry: unknown): Town[] => {
    const { Name, IsMain }: Partial<TownEntry> = typeof entry === "string" ? { Name: entry } : (entry ?? {});
    return typeof Name === "string" && Name.trim() ? [{ name: Name.trim(), isMain: IsMain === true }] : [];
  });
  if (towns.length < answer.length)
    warn(`a list of towns expects names, got ${answer.length - towns.length} other entries; they are left out.`);
  return distinct(towns);
}

/** A name that differs only in letter case is read once. */
function distinct(towns: readonly Town[]): Towns {
  const keys = towns.map(({ name }) => name.toLowerCase());
  const list = towns.filter((_, index) => keys.indexOf(keys[index]!) === index).slice(0, MAX_TOWNS);
  return { names: list.map(({ name }) => name), main: list.find(({ isMain }) => isMain)?.name ?? "" };
}
