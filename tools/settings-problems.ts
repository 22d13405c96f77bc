// Checks the settings of a page against the defaults that the shell uses.
import { defaultSettings } from "../shared/settings.ts";
import { nearest } from "./description/nearest.ts";

export interface SettingProblem {
  key: string;
  /** Whether the key is unknown; otherwise its value has the wrong type. */
  isUnknown: boolean;
  message: string;
  /** The key that the author probably meant. */
  suggestion?: string;
}

const expected = defaultSettings({ documentElement: { lang: "en" } });

/** Unknown keys and values of the wrong type. */
export const settingsProblems = (settings: object): SettingProblem[] => [
  ...problemsIn(settings, expected, "The settings"),
];

function* problemsIn(settings: object, defaults: object, place: string): Generator<SettingProblem> {
  for (const [key, value] of Object.entries(settings)) {
    if (!Object.hasOwn(defaults, key)) {
      yield {
        key,
        isUnknown: true,
        message: `${place} expect ${Object.keys(defaults).join(", ")}; got "${key}", which is ignored.`,
        suggestion: nearest(key, Object.keys(defaults)),
      };
      continue;
    }
    const fallback = defaults[key as keyof typeof defaults] as unknown;
    // Null means the default.
    if (value === null) continue;
    if (kindOf(value) !== kindOf(fallback))
      yield {
        key,
        isUnknown: false,
        message: `${place}.${key} expects ${kindOf(fallback)}, got ${kindOf(value)}.`,
      };
    else if (key === "consent") yield* problemsIn(value as object, fallback as object, `${place}.consent`);
  }
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
