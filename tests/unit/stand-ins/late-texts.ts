// Stands in for the texts of a page, which a test can let come late. A text is its key, followed by its values:
// `vi.mock("../shared/i18n/texts.ts", () => import("./late-texts.ts"))`.
import { beforeEach } from "vitest";
import type { Translate } from "../../../shared/i18n/texts.ts";

let areHere = true;
const listeners = new Set<() => void>();
const translate: Translate = (...parts) => parts.join(" ");

beforeEach(() => void (areHere = true));

export const texts = (): Translate | null => (areHere ? translate : null);
export const readyTexts = (): Translate | null => texts();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function withTexts(use: (t: Translate) => void): () => void {
  if (areHere) use(translate);
  return subscribe(() => use(translate));
}

/** From now on the texts are missing, until `textsCome`. */
export const holdTexts = (): void => void (areHere = false);

export function textsCome(): void {
  areHere = true;
  for (const listener of [...listeners]) listener();
}

/** The number of listeners that wait for texts. */
export const textListeners = (): number => listeners.size;
