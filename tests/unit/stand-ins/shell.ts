import { vi } from "vitest";
import { readConsent } from "../../../shared/consent/setting.ts";
import type { ShellFace } from "../../../shared/face.ts";
import { type PageSettings, readSettings } from "../../../shared/settings.ts";

/** Puts a shell on the window, as islands see it, with these settings. */
export function standInShell(settings: Partial<PageSettings> = {}): ShellFace {
  const all = { ...readSettings(document), ...settings };
  const face = {
    visit: vi.fn(async () => true),
    scan: vi.fn(),
    sweep: vi.fn(),
    setHtml: vi.fn(),
    settings: all,
    get consent() {
      return readConsent(document.cookie, all.system, all.consent.stamp);
    },
    login: vi.fn(async () => false),
    inspect: () => [],
  };
  return (window.atoll = face);
}
