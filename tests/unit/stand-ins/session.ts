import { startSession } from "../../../shell/navigation/session.ts";
import { takeServerSnapshot } from "../../../shell/core/document.ts";
import type { CoreSession } from "../../../shell/core/session.ts";
import type { Session } from "../../../shell/navigation/session.ts";
import type { Islands } from "../../../shell/core/islands-on-demand.ts";
import { readSettings } from "../../../shared/settings.ts";

export const noIslands: Islands = {
  scan: () => {},
  sweep: () => {},
  inspect: () => [],
  awaitIslands: () => undefined,
};

/** A session of the test's document, without islands and without code that is loaded on demand. */
export function newSession(more: Partial<Session> = {}): Session {
  const early: CoreSession = {
    nonce: "",
    integrity: "",
    islands: noIslands,
    serverSnapshot: takeServerSnapshot(document),
    settings: () => readSettings(document),
    settingsOf: readSettings,
    setSettings: () => {},
    consent: () => null,
    setHtml: () => {},
    allowedScripts: new WeakSet(),
    load: () => Promise.reject(new Error("the test loads no code")),
  };
  return Object.assign(startSession(early), more);
}
