import { useSyncExternalStore } from "react";
import { subscribe, texts, type Translate } from "./texts.ts";

/** The texts, or null while they are awaited: show nothing until then, or what `context.fallback` holds. */
export function useTexts(): Translate | null {
  return useSyncExternalStore(subscribe, texts, texts);
}
