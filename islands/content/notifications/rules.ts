import type { Notice } from "../../../shared/stores/notices.ts";

/** How long a notice stays, in milliseconds; errors and what can be acted on stay until they are closed. OPT-10 */
export function lifeOf({ kind, action, text, life }: Notice): number | null {
  if (life) return life;
  if (kind === "error" || action) return null;
  // Long enough to be read by a slow reader.
  return 5_000 + text.length * 60;
}
