// A folder tree on a page, without a server and with text keys as texts.
import { afterEach, beforeEach, vi } from "vitest";
import definition from "../../../islands/assets/folder-tree/definition.ts";
import folderTree from "../../../islands/assets/folder-tree/folder-tree.ts";
import { island } from "../../../shared/island/mount.ts";
import type { PageSettings } from "../../../shared/settings.ts";
import { settledPromises } from "./islands.ts";
import { standInShell } from "./shell.ts";

vi.mock("../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: (t: (key: string, ...values: unknown[]) => string) => void) => (
    use((key, ...values) => [key, ...values].join(" ")),
    () => {}
  ),
}));
const server = vi.hoisted(() => ({
  paths: [] as string[],
  answer: (_path: string): Promise<unknown> => Promise.resolve(undefined),
}));
vi.mock("../../../shared/http/call.ts", () => ({
  call: (path: string) => {
    server.paths.push(path);
    return server.answer(path);
  },
}));

export { server };

export const folder = (FolderId: string, Name: string, ...Children: object[]): object => ({ FolderId, Name, Children });
export const library = folder(
  "1",
  "Library",
  folder("2", "Photos", folder("21", "Shop"), folder("22", "Products", folder("221", "Coffee"))),
  folder("3", "Labels", folder("31", "Allergens")),
  folder("4", "Orders"),
);
export const list = `<ul><li><a href="/en/assetslibrary/asset/assetsbyfolder">Library</a></li></ul>`;

export let abort: AbortController;
/** Number of shops so far. Folders are cached across pages, so each test uses a new shop. */
export let shops = 0;

beforeEach(() => {
  abort = new AbortController();
  sessionStorage.clear();
  shop();
  server.paths.length = 0;
  server.answer = () => Promise.resolve(library);
  history.replaceState(null, "", "/");
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

export const shop = (settings: Partial<PageSettings> = {}): unknown =>
  standInShell({ culture: "en", locale: "en", app: `/shop${++shops}`, ...settings });

export function show(attributes = 'data-root-folder-id="1"', content = list) {
  document.body.innerHTML = `<div ${attributes}>${content}</div>`;
  const host = document.querySelector("div")!;
  return {
    host,
    unmount: island(definition, folderTree)(host, { signal: abort.signal, id: "folder-tree-1", fail: vi.fn() }),
  };
}

export async function showLoaded(attributes?: string, content?: string) {
  const tree = show(attributes, content);
  await settledPromises();
  return tree;
}

export const all = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[role=treeitem]")].filter(
    (item) => !item.parentElement!.closest("[hidden]"),
  );
export const names = (): string[] => all().map((item) => item.getAttribute("aria-label")!);
export const item = (name: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[role=treeitem][aria-label="${name}"]`)!;
export const link = (name: string): HTMLAnchorElement => item(name).querySelector("a")!;
export const button = (name: string): HTMLButtonElement => item(name).querySelector("button")!;
export const focused = (): string | null | undefined => document.activeElement?.getAttribute("aria-label");
export const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
