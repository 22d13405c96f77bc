import type { NewNotice } from "../../../shared/stores/notices.ts";

/** Milliseconds until a notice closes by itself. Null: errors and notices with an action stay until closed. OPT-10 */
export function lifetimeOf({ kind, action, text, duration: life }: NewNotice): number | null {
  if (life) return life;
  if (kind === "error" || action) return null;
  // Leave slow readers enough time.
  return 5_000 + text.length * 60;
}
