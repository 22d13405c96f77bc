import { on } from "../../../shared/events.ts";
import { categories, type Category } from "../../../shared/consent/setting.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import type { OwnApi } from "../../../shared/shell-api.ts";
import { warn } from "../../../shared/warn.ts";
import { caughtWrites } from "../../common/document-write.ts";
import { freshScript } from "../../common/fresh-script.ts";
import { gateSelector } from "../../core/gate-selector.ts";
import { isForeign } from "../../common/nonce.ts";
import { allowRedefinition, placeInline } from "../../common/inline-script.ts";
import { parseHtml } from "../../core/document.ts";
import type { GateSession } from "../../core/islands-on-demand.ts";
import { isStarted } from "../../core/intent.ts";
import type { Navigation } from "../../core/session.ts";

allowRedefinition();

const opened = new WeakSet<Element>();

/** Opens the gates in `root` that the visitor allows, each only once. Returns the elements added from templates. */
export async function openGates(session: GateSession, root: ParentNode): Promise<HTMLElement[]> {
  const added: HTMLElement[] = [];
  for (const gate of root.querySelectorAll<HTMLElement>(gateSelector)) {
    const category = gate.dataset["cookieConsentScript"] ?? gate.dataset["consent"];
    if (opened.has(gate) || !isCategory(gate, category) || !session.consent()?.[category]) continue;
    opened.add(gate);
    const foreign = scriptsOf(gate).filter((script) => isForeign(session, script));
    if (foreign.length > 0) {
      const isJudged = await judge(session, foreign).then(
        () => true,
        (error: unknown) => warn("scripts that wait for consent do not run.", error),
      );
      // The page may have been left, or the consent withdrawn: the gate opens later, if at all.
      if (!isJudged || !gate.isConnected || !session.consent()?.[category]) {
        opened.delete(gate);
        continue;
      }
      // The policy does not allow the script: it is no gate any more.
      if (!gate.matches(gateSelector)) continue;
    }
    if (scriptsOf(gate).length > 0) recordRun(category);
    if (gate instanceof HTMLTemplateElement) added.push(...openTemplate(gate));
    else run(gate);
  }
  return added;
}

const scriptsOf = (gate: HTMLElement): Element[] =>
  gate instanceof HTMLTemplateElement ? [...gate.content.querySelectorAll("script")] : [gate];

/** Records a category of which a script runs, for the banner: a visitor may withdraw the consent. */
function recordRun(category: Category): void {
  const api = window.atoll as OwnApi | undefined;
  if (api) (api.ran ??= new Set()).add(category);
}

/** Disables scripts without the nonce of the page if the policy of this document would not run them. */
async function judge({ load }: GateSession, scripts: Element[]): Promise<void> {
  const { disable, mayRun } = await load<typeof import("../policy/index.ts")>("policy");
  for (const script of scripts)
    if (!(await mayRun(script))) disable(script, "the policy of this document does not allow");
}

function isCategory(gate: Element, category: string | undefined): category is Category {
  if (categories.includes(category as Category)) return true;
  opened.add(gate);
  warn(`${nameOf(gate)} waits for consent to one of ${categories.join(", ")}, got "${category}".`, gate);
  return false;
}

/** External scripts that have run: each runs once per document. */
const files = new Set<string>();

function run(gate: HTMLElement): void {
  const script = freshScript(gate);
  if (script.src) {
    if (files.has(script.src)) return;
    files.add(script.src);
    script.addEventListener("error", () => files.delete(script.src));
  }
  // The gate had `text/plain` so that it would not run.
  script.type = gate.dataset["type"] ?? "";
  script.removeAttribute("data-cookie-consent-script");
  let placed = script;
  const markup = caughtWrites(() => (placed = placeInline(script, () => gate.after(script))));
  placed.after(parseHtml(markup));
}

function openTemplate(template: HTMLTemplateElement): HTMLElement[] {
  const content = document.importNode(template.content, true);
  for (const script of content.querySelectorAll("script")) script.replaceWith(freshScript(script));
  const added = [...content.children].filter((child) => child instanceof HTMLElement);
  const markup = caughtWrites(() => template.after(content));
  template.after(parseHtml(markup));
  return added;
}

const watched = new WeakSet<GateSession>();

/**
 * From now on, evicts cached pages with content whose consent is withdrawn: their frames would contact third parties
 * again. CON-08
 */
export function watchWithdrawal(session: GateSession): void {
  if (watched.has(session)) return;
  watched.add(session);
  let last = session.consent();
  on(document, "Manager:setCookieConsent", (setting) => {
    for (const category of categories) {
      const gates = `[data-cookie-consent-script="${category}"],template[data-consent="${category}"]`;
      if (last?.[category] && !setting[category] && isStarted(session))
        void session.load<Navigation>("navigation").then(({ invalidateCache }) => invalidateCache(session, gates));
    }
    last = setting;
  });
}
