import { signalConsent } from "../shared/consent/consent-mode.ts";
import { on } from "../shared/events.ts";
import { hasSettings, readSettings } from "../shared/settings.ts";
import { warn } from "../shared/warn.ts";
import { anchorOf } from "./anchor-of.ts";
import type { Core } from "./core.ts";
import { applyHomeClass } from "./home-class.ts";
import { listenForIntent } from "./intent.ts";
import { hosts } from "./islands/host.ts";
import { loadChunk } from "./islands/load.ts";
import { type PackedRegistry, unpack } from "./islands/registry.ts";
import { createIslands } from "./islands/scan.ts";
import { lent } from "./lent.ts";
import { judgeLink } from "./navigation/links.ts";
import type { Navigation } from "./navigation.ts";
import { gateSelector } from "./gate-selector.ts";
import { presentConsent } from "./present-consent.ts";
import { setSettings, settings } from "./present-settings.ts";
import { noteServed, pageSelector } from "./served.ts";
import { setHtml } from "./set-html.ts";

/** What the build knows of the islands. */
declare const ATOLL_REGISTRY: PackedRegistry;

// A module has no current script.
const tag = (document.currentScript ?? document.querySelector('script[src*="/atoll."]')) as HTMLScriptElement | null;
const hadSettings = hasSettings(document);
const registry = unpack(ATOLL_REGISTRY, new URL(".", tag?.src ?? location.href).href);

// Once a page, also when the tag stands there twice; an older browser keeps the site as it is without script.
if (!("atoll" in window) && "any" in AbortSignal && "canParse" in URL) {
  window.atoll = undefined;
  const choice = presentConsent();
  if (choice) window.CookieConsent = choice;
  // Before any tag manager runs: that is why the tag stands in the head, after the settings and before the manager.
  if (settings().consent.consentMode) {
    signalConsent("default", null);
    if (choice) signalConsent("update", choice);
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}

function start(): void {
  if (!hadSettings && hasSettings(document)) {
    warn("put the settings before atoll.js.");
    setSettings(readSettings(document));
  }
  const section = document.querySelector(pageSelector);
  if (!section || section.closest("form"))
    warn(`${section ? "#page stands in a form" : "there is no #page"}; every link of this page is a full load.`);
  const served = noteServed(document);
  const islands = createIslands(registry);
  const late = <Module>(name: string): Promise<Module> => loadChunk(name, registry.base, registry.late(name));
  let navigation: Navigation | undefined;
  const load = async (): Promise<Navigation> => {
    const chunk = navigation ? null : await late<typeof import("./navigation.ts")>("navigation");
    return (navigation ??= chunk!.createNavigation(core, tag?.nonce ?? ""));
  };
  const core: Core = {
    lent,
    islands,
    served,
    settings,
    // An answer without a block says nothing new.
    readSettings: (doc) => (hasSettings(doc) ? readSettings(doc) : settings()),
    setSettings(next) {
      setSettings(next);
      applyHomeClass(next);
    },
    judgeLink: (link) => judgeLink(link, location),
    consent: presentConsent,
    openGates: (root) => void openGates(root),
    setHtml: (target, html) => setHtml(target, html, core, load),
    late,
  };
  window.atoll = {
    visit: (url, options) =>
      load().then(
        ({ visit }) => visit(url, options),
        () => (location.assign(url), false),
      ),
    scan: islands.scan,
    sweep: islands.sweep,
    setHtml: core.setHtml,
    login: (...asked) => load().then(({ login }) => login(...asked)),
    get settings() {
      return settings();
    },
    get consent() {
      return presentConsent();
    },
    inspect: () => [...hosts.values()].map(({ element, name, state }) => ({ host: element, name, state })),
  };
  /** Their code comes when there is something to open. */
  async function openGates(root: ParentNode): Promise<void> {
    if (!presentConsent() || !root.querySelector(gateSelector)) return;
    try {
      const gates = await late<typeof import("./consent-gates.ts")>("consent-gates");
      // What was left meanwhile is opened when it is shown again; the choice is that of now.
      if (root.isConnected) gates.openGates(root, presentConsent()).forEach((added) => islands.scan(added));
    } catch (error) {
      console.error(error);
    }
  }
  listenForIntent(load, served.url);
  on(document, "Manager:setCookieConsent", () => core.openGates(document));
  core.openGates(document);
  applyHomeClass(settings());
  // What is to be seen of all islands has to be there before them.
  if (/islands=.?debug/.test(location.search + tag?.outerHTML)) void late("debug").finally(islands.scan);
  else islands.scan();
  // The browser could not scroll to what was closed when it came. NAV-09
  const anchor = anchorOf(location.hash);
  if (anchor && anchor.getClientRects().length < 1) void load().then(({ goToAnchor }) => goToAnchor(location.hash));
}
