import type { ConsentSetting } from "../shared/consent/setting.ts";
import type { ShellApi } from "../shared/shell-api.ts";
import type { PageSettings } from "../shared/settings.ts";
import type { Verdict } from "./navigation/links.ts";
import type { Islands } from "./islands/scan.ts";
import type { sharedWithNavigation } from "./shared-with-navigation.ts";
import type { ServerSnapshot } from "./server-snapshot.ts";

/**
 * The core (atoll.js, on every page) passes this to the navigation chunk, which loads later. The two are separate
 * bundles: a stateful module imported by both would exist twice. Stateless functions are passed in
 * `sharedWithNavigation`, which the build turns into imports.
 */
export interface Core {
  shared: typeof sharedWithNavigation;
  islands: Islands;
  snapshot: ServerSnapshot;
  setHtml: ShellApi["setHtml"];
  settings(): PageSettings;
  readSettings(doc: Document): PageSettings;
  /** Makes these the settings of the current page, and updates what depends on them. */
  setSettings(settings: PageSettings): void;
  judgeLink(link: Element): Verdict;
  /** The visitor's cookie choice; null when there is none. */
  consent(): ConsentSetting | null;
  /** Runs the gated scripts and templates in `root` that the visitor's cookie choice allows. */
  openGates(root: ParentNode): void;
  /** Loads an optional chunk of the shell. */
  late<Module>(name: "confirm" | "fill-target" | "login" | "modal" | "notice" | "prefetch"): Promise<Module>;
}
