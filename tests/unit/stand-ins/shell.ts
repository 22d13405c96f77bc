import { vi } from "vitest";
import type { ShellFace } from "../../../shared/face.ts";
import { type PageSettings, readSettings } from "../../../shared/settings.ts";

/** Puts a shell on the window, as islands see it, with these settings. */
export function standInShell(settings: Partial<PageSettings> = {}): ShellFace {
  const face = {
    visit: vi.fn(async () => true),
    scan: vi.fn(),
    sweep: vi.fn(),
    setHtml: vi.fn(),
    settings: { ...readSettings(document), ...settings },
    inspect: () => [],
  };
  return (window.atoll = face);
}
