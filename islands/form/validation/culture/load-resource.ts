import { loadLater } from "../../../../shared/load-later.ts";
import { warn } from "../../../../shared/warn.ts";
import type { Resource } from "./resource.ts";

/** Each is loaded only in its culture. LOC-04 */
const resources: Readonly<Record<string, () => Promise<Resource>>> = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  nl: async () => (await import("./nl.ts")).nl,
};

/** Stands in for messages that could not be loaded. */
const none: Resource = { messages: {}, other: "?", decimal: ".", dateLetters: { d: "d", m: "m", y: "y" } };

/** The resource of `culture`; English where there is none. Without it the markup's own messages are all there is. */
export async function resourceOf(culture: string): Promise<Resource> {
  try {
    return await loadLater(
      `validation messages ${culture}`,
      resources[culture.slice(0, 2).toLowerCase()] ?? resources["en"]!,
    );
  } catch (error) {
    warn(
      `the messages of validation in "${culture}" could not be loaded; fields without messages in the markup say "?".`,
      error,
    );
    return none;
  }
}
