import { signalConsent } from "../shared/consent/consent-mode.ts";
import { on } from "../shared/events.ts";
import { hasSettings, readSettings } from "../shared/settings.ts";
import type { OwnApi, ShellApi } from "../shared/shell-api.ts";
import { warn } from "../shared/warn.ts";
import { anchorOf } from "./anchor-of.ts";
import type { Core } from "./core.ts";
import { applyHomeClass } from "./home-class.ts";
import { listenForIntent } from "./intent.ts";
import { hosts } from "./islands/host.ts";
import { loadChunk } from "./islands/load.ts";
import { type PackedRegistry, unpack } from "./islands/registry.ts";
import { createIslands } from "./islands/scan.ts";
import { sharedWithNavigation } from "./shared-with-navigation.ts";
import { judgeLink } from "./navigation/links.ts";
import type { Navigation } from "./navigation.ts";
import { gateSelector } from "./gate-selector.ts";
import { currentConsent } from "./current-consent.ts";
import { setSettings, settings } from "./current-settings.ts";
import { takeServerSnapshot, pageSelector } from "./server-snapshot.ts";
import { setHtml } from "./set-html.ts";

/** The build replaces this with the packed list of islands. */
declare const ATOLL_REGISTRY: PackedRegistry;

// `document.currentScript` is null when atoll.js is loaded as a module.
const tag = (document.currentScript ?? document.querySelector('script[src*="/atoll."]')) as HTMLScriptElement | null;
const hadSettings = hasSettings(document);
const registry = unpack(ATOLL_REGISTRY, new URL(".", tag?.src ?? location.href).href);

// Start once even if the tag is on the page twice. Older browsers get the site without script.
if (!("atoll" in window) && "any" in AbortSignal && "canParse" in URL) {
  window.atoll = undefined;
  const choice = currentConsent();
  if (choice) window.CookieConsent = choice;
  // Consent signals must precede the tag manager: atoll.js goes in the head, after the settings and before the manager.
  if (settings().consent.consentMode) {
    signalConsent("default", null);
    if (choice) signalConsent("update", choice);
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}

/** Settings that follow the script were not there when it ran. */
function readLateSettings(): void {
  if (hadSettings || !hasSettings(document)) return;
  warn("put the settings before atoll.js.");
  setSettings(readSettings(document));
}

function start(): void {
  readLateSettings();
  const section = document.querySelector(pageSelector);
  if (!section || section.closest("form"))
    warn(`${section ? "#page is in a form" : "there is no #page"}; every link of this page is a full load.`);
  const served = takeServerSnapshot(document);
  const islands = createIslands(registry);
  const late = <Module>(name: string): Promise<Module> => loadChunk(name, registry.base, registry.late(name));
  let navigation: Navigation | undefined;
  const load = async (): Promise<Navigation> => {
    const chunk = navigation ? null : await late<typeof import("./navigation.ts")>("navigation");
    return (navigation ??= chunk!.createNavigation(core, tag?.nonce ?? ""));
  };
  const core: Core = {
    shared: sharedWithNavigation,
    islands,
    snapshot: served,
    settings,
    // A response without a settings block changes nothing.
    readSettings: (doc) => (hasSettings(doc) ? readSettings(doc) : settings()),
    setSettings(next) {
      setSettings(next);
      applyHomeClass(next);
    },
    judgeLink: (link) => judgeLink(link, location),
    consent: currentConsent,
    openGates: (root) => void openGates(root),
    setHtml: (target, html) => setHtml(target, html, core, load),
    late,
  };
  window.atoll = {
    late,
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
      return currentConsent();
    },
    inspect: () => [...hosts.values()].map(({ element, name, state }) => ({ host: element, name, state })),
  } satisfies OwnApi as ShellApi;
  /** Loads the consent gates only when `root` has one and the visitor has chosen. */
  async function openGates(root: ParentNode): Promise<void> {
    if (!currentConsent() || !root.querySelector(gateSelector)) return;
    try {
      const gates = await late<typeof import("./consent-gates.ts")>("consent-gates");
      // A page that was left during the load opens its gates when it is shown again. Read the choice again: it may have
      // changed.
      if (root.isConnected) gates.openGates(root, currentConsent()).forEach((added) => islands.scan(added));
    } catch (error) {
      console.error(error);
    }
  }
  listenForIntent(load, served.url);
  on(document, "Manager:setCookieConsent", () => core.openGates(document));
  core.openGates(document);
  applyHomeClass(settings());
  // Help for authors, such as the debug overlay, must be loaded before the first island mounts, to see all of them.
  if (/islands=.?debug|data-atoll-debug(?!="f)/.test(location.search + tag?.outerHTML))
    void late("debug").finally(islands.scan);
  else islands.scan();
  /** The browser could not scroll to an anchor inside a closed element: opens it and scrolls. NAV-09 */
  const openAnchor = (): boolean => {
    const isClosed = anchorOf(location.hash)?.getClientRects().length === 0;
    if (isClosed) void load().then(({ goToAnchor }) => goToAnchor(location.hash));
    return isClosed;
  };
  // In WebKit the stylesheet that closes the element may come after the start.
  if (!openAnchor()) addEventListener("load", openAnchor);
}
