import { useSyncExternalStore } from "react";
import { subscribe, texts, type Translate } from "./texts.ts";

/**
 * Returns the texts, or null while they are loading; render nothing until then, or the content of `context.fallback`.
 */
export function useTexts(): Translate | null {
  return useSyncExternalStore(subscribe, texts, texts);
}
