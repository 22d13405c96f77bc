import { useSyncExternalStore } from "react";
import { subscribe, texts, type Translate } from "./texts.ts";

/** The texts, or null while they are awaited: show nothing, or what the CMS rendered, until then. */
export function useTexts(): Translate | null {
  return useSyncExternalStore(subscribe, texts, texts);
}
