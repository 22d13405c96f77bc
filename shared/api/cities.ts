import { AnswerError, call } from "../http/call.ts";
import { warn } from "../warn.ts";
import { connected } from "./connector.ts";
import { citiesPath } from "./wire/cities.ts";

export interface City {
  postalCode: string;
  /** Plain text, never empty. */
  name: string;
}

/**
 * Finds the cities whose postal code or name starts with `query`. Rejects as `call` does, and with an `AnswerError`
 * when the answer is not a map. Never offers a login: the visitor only types. CRT-07
 */
export async function findCities(countryId: string, query: string, signal: AbortSignal): Promise<City[]> {
  const other = connected("places");
  if (other) return other.cities(countryId, query, signal);
  return readCities(await call(citiesPath(countryId, query), { signal, login: false }));
}

/** An entry without a name is left out with a warning. */
export function readCities(answer: unknown): City[] {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer))
    throw new AnswerError(
      `expected a map of postal code to town, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`,
    );
  return Object.entries(answer).flatMap(([postalCode, name]: [string, unknown]) => {
    if (typeof name === "string" && name.trim()) return [{ postalCode, name: name.trim() }];
    warn(`postal code ${postalCode} expects the name of a town, got ${JSON.stringify(name)}; it is left out.`);
    return [];
  });
}
