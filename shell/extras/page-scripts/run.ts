import { caughtWrites } from "../../common/document-write.ts";
import { freshScript } from "../../common/fresh-script.ts";
import { allowRedefinition, placeInline } from "../../common/inline-script.ts";
import { loadOrTimeout } from "../../common/load-or-timeout.ts";
import { isCode, isFirst, scriptKey } from "../../navigation/scripts.ts";
import { parseHtml } from "../../core/document.ts";
import { isForeign } from "../../common/nonce.ts";
import type { Session } from "../../navigation/session.ts";
import type { ScriptState } from "./index.ts";
import { watchGlobals } from "./globals.ts";
import { watchHandlers } from "./handlers.ts";
import { pretendLoading } from "./ready-handlers.ts";

/** Runs the scripts of swapped-in content. Parsed scripts are inert, so each is recreated with the page's nonce. */

/** Longest wait for one script before the next one runs, in milliseconds. */
const SCRIPT_LIMIT = 10_000;

/**
 * Runs inert scripts of inserted content in order: inline ones on each call, external ones once per document. Inline
 * scripts run without a pause, so that no island mounts between them, except for one that the policy has to judge first.
 */
export async function runInert(
  state: ScriptState,
  scripts: Iterable<HTMLScriptElement>,
  signal?: AbortSignal,
): Promise<void> {
  for (const script of scripts) {
    if (signal?.aborted) return;
    const { session } = state;
    // Content that was replaced meanwhile runs no scripts.
    if (!script.isConnected || !isCode(script)) continue;
    if (isForeign(session, script) && !((await mayRun(session, script)) && script.isConnected && !signal?.aborted))
      continue;
    if (script.src && !isFirst(session, script)) continue;
    const { end } = run(state, script, (fresh) => script.replaceWith(fresh));
    if (end) await end;
  }
}

/** Whether the policy of the document would run a script without its nonce. If not, disables the script. */
async function mayRun({ load }: Session, script: HTMLScriptElement): Promise<boolean> {
  const { mayRun, disable } = await load<typeof import("../policy/index.ts")>("policy");
  if (await mayRun(script)) return true;
  disable(script, "the policy of this document does not allow");
  return false;
}

/** Runs scripts that are not in the document, in order, each once per document. */
export async function runOnce(
  state: ScriptState,
  scripts: HTMLScriptElement[],
  parent: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  for (const script of scripts) {
    if (signal.aborted) return;
    if (!isFirst(state.session, script)) continue;
    const { placed, end } = run(state, script, (fresh) => parent.append(fresh));
    if (end) await end;
    // An inline script has run; leaving it would fill the document.
    if (!placed.src) placed.remove();
  }
}

/** Runs `script`. Returns the inserted copy, and `end` when it runs asynchronously. */
function run(
  state: ScriptState,
  script: HTMLScriptElement,
  place: (fresh: HTMLScriptElement) => void,
): { placed: HTMLScriptElement; end?: Promise<unknown> | false } {
  const { nonce, allowedNonces, ranScripts } = state.session;
  if (!state.isWatching) {
    state.isWatching = true;
    watchHandlers(state);
    allowRedefinition();
  }
  const fresh = freshScript(script);
  const stopPretending = pretendLoading(state);
  if (fresh.src) {
    // After a failed load the next page with this script tries again.
    fresh.addEventListener("error", () => ranScripts.delete(scriptKey(fresh)));
    const end = !fresh.async && loadOrTimeout(fresh, SCRIPT_LIMIT).finally(stopPretending);
    if (!end) stopPretending();
    place(fresh);
    return { placed: fresh, end };
  }
  let placed = fresh;
  const fragment = parseHtml(
    caughtWrites(() => (placed = placeInline(fresh, (script) => watchGlobals(state, () => place(script))))),
  );
  stopPretending();
  const inner = [...fragment.querySelectorAll("script")];
  // Written scripts may carry the nonce of their own response; any other nonce is not a permission.
  for (const script of inner) if (allowedNonces.includes(script.nonce)) script.nonce = nonce;
  placed.after(fragment);
  return { placed, end: inner.length > 0 && runInert(state, inner) };
}
