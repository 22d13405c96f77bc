import type { ConsentSetting } from "../shared/consent/setting.ts";
import type { ShellFace } from "../shared/face.ts";
import type { PageSettings } from "../shared/settings.ts";
import type { Verdict } from "./navigation/links.ts";
import type { Islands } from "./islands/scan.ts";
import type { lent } from "./lent.ts";
import type { Served } from "./served.ts";

/**
 * What the core (atoll.js, on every page) lends to the navigation chunk, which comes later. The two are bundles of their own:
 * a module with state that the navigation imported from here it would have a second time. Functions without state come by
 * `lent`: there the build makes an import of them.
 */
export interface Core {
  lent: typeof lent;
  islands: Islands;
  served: Served;
  setHtml: ShellFace["setHtml"];
  settings(): PageSettings;
  readSettings(doc: Document): PageSettings;
  /** The page that is shown has these: what depends on them follows. */
  setSettings(settings: PageSettings): void;
  judgeLink(link: Element): Verdict;
  /** The visitor's choice of cookies, or null. */
  consent(): ConsentSetting | null;
  /** Opens what the visitor's choice of cookies allows in `root`. */
  openGates(root: ParentNode): void;
  /** Loads a late part of the shell. */
  late<Module>(name: "confirm" | "fill-target" | "login" | "modal" | "notice" | "prefetch"): Promise<Module>;
}
