import { useState, useSyncExternalStore } from "react";
import { readyTexts, subscribe, type Translate } from "./texts.ts";

/**
 * Returns the texts, or null while they are loading; render nothing until then, or the content of `context.fallback`.
 */
export function useTexts(): Translate | null {
  const current = useSyncExternalStore(subscribe, readyTexts, readyTexts);
  const [last, setLast] = useState(() => current);
  // While another island waits for its texts, this one keeps those it has.
  if (current && current !== last) setLast(() => current);
  return current ?? last;
}
