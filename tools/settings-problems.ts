// What is wrong with the settings of a page, by what the page itself makes of them.
import { defaults } from "../shared/settings.ts";
import { nearest } from "./description/nearest.ts";

export interface SettingProblem {
  key: string;
  message: string;
  /** The key that was meant, most likely. */
  meant?: string;
}

const known = defaults({ documentElement: { lang: "en" } });

/** A key that nobody reads, or a value of another type, each with its place. */
export const settingsProblems = (settings: object): SettingProblem[] => [
  ...problemsIn(settings, known, "The settings"),
];

function* problemsIn(settings: object, defaults: object, place: string): Generator<SettingProblem> {
  for (const [key, value] of Object.entries(settings)) {
    if (!Object.hasOwn(defaults, key)) {
      yield {
        key,
        message: `${place} expect ${Object.keys(defaults).join(", ")}; got "${key}", which nobody reads.`,
        meant: nearest(key, Object.keys(defaults)),
      };
      continue;
    }
    const fallback = defaults[key as keyof typeof defaults] as unknown;
    // Null stands for the default.
    if (value === null) continue;
    if (kindOf(value) !== kindOf(fallback))
      yield { key, message: `${place}.${key} expects ${kindOf(fallback)}, got ${kindOf(value)}.` };
    else if (key === "consent") yield* problemsIn(value as object, fallback as object, `${place}.consent`);
  }
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
