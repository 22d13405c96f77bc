import { initialState } from "../../../shell/navigation/initial-state.ts";
import { takeServerSnapshot } from "../../../shell/server-snapshot.ts";
import type { EarlySession, Session } from "../../../shell/session.ts";
import type { Islands } from "../../../shell/mount.ts";
import { readSettings } from "../../../shared/settings.ts";

export const noIslands: Islands = {
  scan: () => {},
  sweep: () => {},
  inspect: () => [],
  awaitIslands: () => undefined,
};

/** A session of the test's document, without islands and without code that is loaded on demand. */
export function newSession(more: Partial<Session> = {}): Session {
  const early: EarlySession = {
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
  return Object.assign(early, { navigation: {} }, initialState(early), more) as Session;
}
