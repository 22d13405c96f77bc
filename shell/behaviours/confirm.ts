import type { Core } from "../core.ts";

/** Asks the visitor in our dialog, or in the browser's when ours fails to load. Empty: the default question. NAV-12 */
export async function ask(question: string, { late }: Core): Promise<boolean> {
  try {
    return await (await late<typeof import("../dialogs/confirm.tsx")>("confirm")).ask(question);
  } catch {
    return confirm(question || document.title);
  }
}
