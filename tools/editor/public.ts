/**
 * The public types of Atoll: events, settings, connectors, `window.atoll`. The build generates `dist/editor/atoll.d.ts` from this
 * file.
 */
import type { AtollEvents } from "../../shared/events.ts";

export type { Connector } from "../../shared/api/connector.ts";
export type { AtollEvents } from "../../shared/events.ts";
export type { PageVisit, ShellApi, VisitOptions } from "../../shared/shell-api.ts";
export type { PageSettings } from "../../shared/settings.ts";
export type { SiteRule } from "../../shared/form/site-rule.ts";
export type { ConsentSetting } from "../../shared/consent/setting.ts";

type Fired = { [Name in keyof AtollEvents]: CustomEvent<AtollEvents[Name]> };

declare global {
  interface ElementEventMap extends Fired {}
  interface HTMLElementEventMap extends Fired {}
  interface DocumentEventMap extends Fired {}
  interface WindowEventMap extends Fired {}
}
