/** What scripts of a site see of Atoll: its events, the settings block, `window.atoll`. The build makes `dist/editor/atoll.d.ts` of it. */
import type { AtollEvents } from "../../shared/events.ts";

export type { AtollEvents } from "../../shared/events.ts";
export type { PageVisit, ShellFace, VisitOptions } from "../../shared/face.ts";
export type { PageSettings } from "../../shared/settings.ts";
export type { ConsentSetting } from "../../shared/consent/setting.ts";

type Fired = { [Name in keyof AtollEvents]: CustomEvent<AtollEvents[Name]> };

declare global {
  interface HTMLElementEventMap extends Fired {}
  interface DocumentEventMap extends Fired {}
  interface WindowEventMap extends Fired {}
}
