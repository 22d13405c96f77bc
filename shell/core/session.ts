import type { ConsentSetting } from "../../shared/consent/setting.ts";
import type { PageSettings } from "../../shared/settings.ts";
import type { ShellApi } from "../../shared/shell-api.ts";
import type { Islands } from "./islands-on-demand.ts";
import type { ServerSnapshot } from "./document.ts";
import type { Session } from "../navigation/session.ts";

/** The bundles of the shell besides the core: the navigation and the extras. */
export type BundleName =
  | "anchors"
  | "charset"
  | "connectors"
  | "consent-gates"
  | "debug"
  | "dialogs"
  | "forms"
  | "islands"
  | "keep"
  | "layers"
  | "login"
  | "media"
  | "morph"
  | "navigation"
  | "page-parts"
  | "page-scripts"
  | "places"
  | "policy"
  | "prefetch"
  | "preload"
  | "scrollers"
  | "speculation"
  | "stay"
  | "streaming"
  | "styles"
  | "table-forms"
  | "transitions"
  | "unsaved";

/**
 * All that the shell knows about this document. main.ts makes it once, and the navigation adds its part
 * (navigation/session.ts). Functions of the shell take it as their first parameter.
 */
export interface CoreSession {
  /** Nonce of the shell's script tag. Scripts of further pages run with it. */
  nonce: string;
  /** Hashes of the shell's script tag; empty without the attribute. */
  integrity: string;
  islands: Islands;
  /** The document as the server sent it. */
  serverSnapshot: ServerSnapshot;
  settings(): PageSettings;
  /** The settings of another document; those of the current page if it has none. */
  settingsOf(doc: Document): PageSettings;
  /** Makes these the settings of the current page, and updates what depends on them. */
  setSettings(settings: PageSettings): void;
  /** The visitor's cookie choice; null when there is none. */
  consent(): ConsentSetting | null;
  setHtml: ShellApi["setHtml"];
  /** Scripts without the nonce of the page that the policy of their response allows. */
  allowedScripts: WeakSet<Element>;
  /** Loads code that only some pages need. */
  load<Module>(bundle: BundleName): Promise<Module>;
}

export type Navigation = typeof import("../navigation/index.ts");

/** The session with the state of the navigation, and the navigation. */
export type Started = [session: Session, navigation: Navigation];

/** Loads the navigation once and starts it. */
export type Navigate = () => Promise<Started>;
