import { signalConsent } from "../../shared/consent/consent-mode.ts";
import { on } from "../../shared/events.ts";
import type { OwnApi } from "../../shared/shell-api.ts";
import { warn } from "../../shared/warn.ts";
import { anchorOf, takeServerSnapshot } from "./document.ts";
import { isStarted, listenForIntent } from "./intent.ts";
import { loadModule } from "./load.ts";
import { islandsOnDemand, openGatesIn } from "./islands-on-demand.ts";
import { applyHomeClass, currentConsent, setSettings, settings, settingsBlock, settingsOf } from "./settings.ts";
import type { BundleName, CoreSession, Navigate, Navigation } from "./session.ts";
import { setHtml } from "./set-html.ts";
import { trusted } from "./trusted.ts";

/**
 * The exports of the core, and of the navigation once it is loaded, that bundles above them use. The build finds them and
 * adds the code that fills and reads these lists (scripts/build/link-layers.mjs).
 */
export const layers: unknown[][] = [];

type Connectors = typeof import("../extras/connectors/index.ts");
type Login = typeof import("../extras/login/index.tsx");

/**
 * The build replaces this with the hash in the names of all bundles, "FCDUF". A hash for each would cost every page bytes that
 * do not compress; most bundles change together, because they pass on functions by their place in a list.
 */
declare const ATOLL_BUNDLES_HASH: string;
/** The build replaces this with the selectors of the elements that need an island. */
declare const ATOLL_ISLAND_SELECTORS: string[];

// `document.currentScript` is null when atoll.js is loaded as a module.
const tag = (document.currentScript ?? document.querySelector('script[src*="/atoll."]')) as HTMLScriptElement | null;
const hadSettings = settingsBlock(document);
const base = new URL(".", tag?.src ?? location.href).href;

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
  if (hadSettings || !settingsBlock(document)) return;
  warn("put the settings before atoll.js.");
  setSettings(settingsOf(document));
}

function start(): void {
  readLateSettings();
  const [session, navigate] = createSession();
  const { islands, load } = session;
  const api: OwnApi = {
    layers,
    load: load as OwnApi["load"],
    trusted,
    visit: (url, options) =>
      navigate().then(
        ([session, navigation]) => navigation.visit(session, { ...options, url }),
        (error: unknown) => {
          if (options?.inPlace) throw error;
          location.assign(url);
          return false;
        },
      ),
    scan: islands.scan,
    sweep: islands.sweep,
    setHtml: session.setHtml,
    connect: (connector) => load<Connectors>("connectors").then(({ accept }) => accept(connector)),
    login: (...asked) =>
      navigate().then(([session]) => load<Login>("login").then(({ login }) => login(session, ...asked))),
    get settings() {
      return settings();
    },
    get consent() {
      return currentConsent();
    },
    inspect: islands.inspect,
  };
  window.atoll = api;
  // Weak, so that a page that was left is not kept in memory.
  addEventListener("pointerdown", ({ target }) => (api.pressed = new WeakRef(target!)), true);
  listenForIntent(session, navigate);
  on(document, "Manager:setCookieConsent", () => openGatesIn(session, document));
  void openGatesIn(session, document);
  applyHomeClass(settings());
  // Help for authors, such as the debug overlay, must be loaded before the first island mounts, to see all of them.
  if (/islands=.?debug|data-atoll-debug(?!="f)/.test(location.search + tag?.outerHTML))
    void load<typeof import("../extras/debug/index.ts")>("debug")
      .then(({ exposeSession }) => exposeSession(session))
      .finally(islands.scan);
  else islands.scan();
  // In WebKit the stylesheet that closes the element may come after the start.
  if (!openAnchor(navigate)) addEventListener("load", () => openAnchor(navigate));
}

/** Makes the session, and the function that loads the navigation once and starts it. */
function createSession(): [CoreSession, Navigate] {
  const load = <Module>(bundle: BundleName): Promise<Module> =>
    loadModule<Module>(bundle, `${base}chunks/atoll-${bundle}.${ATOLL_BUNDLES_HASH}.js`);
  const islands = islandsOnDemand(ATOLL_ISLAND_SELECTORS, async () => {
    const { server } = settings();
    const [{ startIslands }, unserved] = await Promise.all([
      load<typeof import("../extras/islands/index.ts")>("islands"),
      server ? load<Connectors>("connectors").then(({ connect }) => connect(server)) : undefined,
    ]);
    return startIslands(base, unserved);
  });
  const session: CoreSession = {
    nonce: tag?.nonce ?? "",
    integrity: tag?.integrity ?? "",
    islands,
    serverSnapshot: takeServerSnapshot(document),
    settings,
    settingsOf,
    setSettings,
    consent: currentConsent,
    setHtml: (target, html) => setHtml(session, target, html, navigate),
    allowedScripts: new WeakSet(),
    load,
  };
  const navigate: Navigate = async () => {
    const navigation = await load<Navigation>("navigation");
    return [isStarted(session) ? session : navigation.start(session), navigation];
  };
  return [session, navigate];
}

/** The browser could not scroll to an anchor inside a closed element: opens it and scrolls. NAV-09 */
function openAnchor(navigate: Navigate): boolean {
  const isClosed = anchorOf(location.hash)?.getClientRects().length === 0;
  if (isClosed) void navigate().then(([session, navigation]) => navigation.goToAnchor(session, location.hash));
  return isClosed;
}
