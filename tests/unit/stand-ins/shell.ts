import { vi } from "vitest";
import { readConsent } from "../../../shared/consent/setting.ts";
import type { OwnApi, ShellApi } from "../../../shared/shell-api.ts";
import { type PageSettings, readSettings } from "../../../shared/settings.ts";

/** Puts a stub of the shell's API on the window, with these settings. */
export function standInShell(settings: Partial<PageSettings> = {}): ShellApi {
  const all = { ...readSettings(document), ...settings };
  const face = {
    visit: vi.fn(async () => true),
    scan: vi.fn(),
    sweep: vi.fn(),
    setHtml: vi.fn(),
    connect: vi.fn(),
    settings: all,
    get consent() {
      return readConsent(document.cookie, all.system, all.consent.stamp);
    },
    login: vi.fn(async () => false),
    inspect: () => [],
    trusted: { createHTML: (html) => html, createScript: (text) => text, createScriptURL: (url) => url },
    /** Atoll's own texts: none. */
    layers: [],
    load: async () => ({ groups: {}, hashes: {} }) as never,
  } satisfies OwnApi;
  return (window.atoll = face);
}
