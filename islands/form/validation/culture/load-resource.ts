import { lazyImport } from "../../../../shared/island/lazy-import.ts";
import { warn } from "../../../../shared/warn.ts";
import type { Resource } from "./resource.ts";

/** Only the messages of the current culture are loaded. LOC-04 */
const resources: Readonly<Record<string, () => Promise<Resource>>> = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  nl: async () => (await import("./nl.ts")).nl,
};

/** Replaces messages that could not be loaded. */
const noMessages: Resource = { messages: {}, fallback: "?", decimal: ".", dateLetters: "dmy" };

/**
 * Loads the resource of `culture`, or English where there is none. If loading fails, only messages from the markup are
 * available.
 */
export async function loadResource(culture: string): Promise<Resource> {
  try {
    return await lazyImport(
      `validation messages ${culture}`,
      resources[culture.slice(0, 2).toLowerCase()] ?? resources["en"]!,
    );
  } catch (error) {
    warn(`the messages of validation could not be loaded; they say "?".`, error);
    return noMessages;
  }
}
