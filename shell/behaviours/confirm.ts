import type { Core } from "../core.ts";

/** Asks the visitor, in the site's dialog or else in the browser's. An empty question is the default one. NAV-12 */
export async function ask(question: string, { late }: Core): Promise<boolean> {
  try {
    return await (await late<typeof import("../dialogs/confirm.tsx")>("confirm")).ask(question);
  } catch {
    return confirm(question || document.title);
  }
}
