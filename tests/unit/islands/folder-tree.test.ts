import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import definition from "../../../islands/assets/folder-tree/definition.ts";
import folderTree from "../../../islands/assets/folder-tree/folder-tree.ts";
import { island } from "../../../shared/island/mount.ts";
import type { PageSettings } from "../../../shared/settings.ts";
import { settledPromises } from "../stand-ins/islands.ts";
import { standInShell } from "../stand-ins/shell.ts";

vi.mock("../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: (t: (key: string, ...values: unknown[]) => string) => void) => (use((key, ...values) => [key, ...values].join(" ")), () => {}),
}));
const asked = vi.hoisted(() => ({ paths: [] as string[], answer: (_path: string): Promise<unknown> => Promise.resolve(undefined) }));
vi.mock("../../../shared/http/call.ts", () => ({
  call: (path: string) => {
    asked.paths.push(path);
    return asked.answer(path);
  },
}));

const folder = (FolderId: string, Name: string, ...Children: object[]): object => ({ FolderId, Name, Children });
const library = folder("1", "Library",
  folder("2", "Photos", folder("21", "Shop"), folder("22", "Products", folder("221", "Coffee"))),
  folder("3", "Labels", folder("31", "Allergens")),
  folder("4", "Orders"));
const list = `<ul><li><a href="/en/assetslibrary/asset/assetsbyfolder">Library</a></li></ul>`;

let abort: AbortController;
/** Known folders are kept from one page to the next: each test has a shop of its own. */
let shops = 0;

beforeEach(() => {
  abort = new AbortController();
  sessionStorage.clear();
  shop();
  asked.paths.length = 0;
  asked.answer = () => Promise.resolve(library);
  history.replaceState(null, "", "/");
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const shop = (settings: Partial<PageSettings> = {}): unknown => standInShell({ culture: "en", locale: "en", app: `/shop${++shops}`, ...settings });

function show(attributes = 'data-root-folder-id="1"', content = list) {
  document.body.innerHTML = `<div ${attributes}>${content}</div>`;
  const host = document.querySelector("div")!;
  return { host, unmount: island(definition, folderTree)(host, { signal: abort.signal, id: "folder-tree-1", fail: vi.fn() }) };
}

async function shown(attributes?: string, content?: string) {
  const made = show(attributes, content);
  await settledPromises();
  return made;
}

const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=treeitem]")].filter((item) => !item.parentElement!.closest("[hidden]"));
const names = (): string[] => all().map((item) => item.getAttribute("aria-label")!);
const item = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[role=treeitem][aria-label="${name}"]`)!;
const link = (name: string): HTMLAnchorElement => item(name).querySelector("a")!;
const button = (name: string): HTMLButtonElement => item(name).querySelector("button")!;
const focused = (): string | null | undefined => document.activeElement?.getAttribute("aria-label");
const press = (key: string, more: KeyboardEventInit = {}): boolean => document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

test("AST-01 the folders are asked for by the id of the top one, and nested as they came", async () => {
  await shown();
  expect(asked.paths).toEqual(["/api/v1/assetslibrary/folders/hierarchy?folderId=1"]);
  expect(names()).toEqual(["Library", "Photos", "Shop", "Products", "Labels", "Allergens", "Orders"]);
  expect(item("Shop").parentElement!.getAttribute("role")).toBe("group");
  expect(item("Shop").parentElement!.parentElement).toBe(item("Photos"));
  expect(all().map((one) => one.getAttribute("aria-level"))).toEqual(["1", "2", "3", "3", "2", "3", "2"]);
});

test("AST-01 folders that stand in the host are not asked for", async () => {
  await shown("", `<script type="application/json">${JSON.stringify(folder("7", "Labels", folder("8", "Shelf")))}</script>${list}`);
  expect(asked.paths).toEqual([]);
  expect(link("Shelf").getAttribute("href")).toContain("/en/assetslibrary/asset/assetsbyfolder/8/7");
});

test("AST-01 until the folders are there, and when they do not come, the list of the page stays", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  asked.answer = () => Promise.reject(new Error("no"));
  const { host } = show();
  expect(host.innerHTML).toBe(list);
  await settledPromises();
  expect(host.innerHTML).toBe(list);
  expect(warn).toHaveBeenCalledOnce();
});

test.each([[{ Message: "Please log in" }], [null], [[]]])("AST-01 an answer without a folder (%j) leaves the list of the page", async (answer) => {
  vi.spyOn(console, "warn").mockReturnValue();
  asked.answer = () => Promise.resolve(answer);
  const { host } = await shown();
  expect(host.innerHTML).toBe(list);
});

test("AST-01 without an id and without folders it is not mounted", () => {
  expect(() => show("")).toThrow(/expects data-root-folder-id, or folders as JSON/);
});

test("AST-01 on the next page the tree is there at once, for another visitor it is asked for anew", async () => {
  await shown();
  show();
  expect(names()).toContain("Photos");
  expect(asked.paths).toHaveLength(1);
  shop({ app: `/shop${shops}`, user: "other" });
  show();
  expect(asked.paths).toHaveLength(2);
});

describe("AST-02", () => {
  test.each([
    ["0", ["Library", "Photos", "Labels", "Orders"]],
    ["2", ["Library", "Photos", "Shop", "Products", "Coffee", "Labels", "Allergens", "Orders"]],
  ])("folders down to level %s start open", async (depth, expected) => {
    await shown(`data-root-folder-id="1" data-depth="${depth}"`);
    expect(names()).toEqual(expected);
  });

  test("a button opens and closes its folder, and says which of them it does", async () => {
    await shown();
    expect(item("Products").getAttribute("aria-expanded")).toBe("false");
    expect(button("Products").getAttribute("aria-label")).toBe("Folders.Open Products");
    button("Products").click();
    expect(item("Products").getAttribute("aria-expanded")).toBe("true");
    expect(button("Products").getAttribute("aria-label")).toBe("Folders.Close Products");
    expect(names()).toContain("Coffee");
    button("Photos").click();
    expect(names()).toEqual(["Library", "Photos", "Labels", "Allergens", "Orders"]);
    expect(focused()).toBe("Photos");
  });

  test("a folder without folders has nothing to open", async () => {
    await shown();
    expect(item("Orders").hasAttribute("aria-expanded")).toBe(false);
    expect(button("Orders")).toBeNull();
  });

  test("what was opened and closed is so on the next page, and in another tree it is not", async () => {
    await shown();
    button("Products").click();
    button("Labels").click();
    show();
    expect(names()).toEqual(["Library", "Photos", "Shop", "Products", "Coffee", "Labels", "Orders"]);
    asked.answer = () => Promise.resolve(folder("9", "Other", folder("3", "Labels", folder("31", "Allergens"))));
    await shown('data-root-folder-id="9"');
    expect(names()).toEqual(["Other", "Labels", "Allergens"]);
  });

  test("a damaged memory of it counts as none", async () => {
    sessionStorage.setItem(`atoll:folders:/shop${shops}:1`, '{"2":');
    await shown();
    expect(names()).toContain("Shop");
  });

  test("Tab comes to one folder, the keys go on from there", async () => {
    await shown();
    expect(all().filter(({ tabIndex }) => tabIndex === 0).map((one) => one.getAttribute("aria-label"))).toEqual(["Library"]);
    expect(all().every((one) => one.querySelector("a")!.tabIndex === -1)).toBe(true);
    item("Library").focus();
    const path = ["ArrowDown", "ArrowDown", "ArrowUp", "End", "Home", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"].map((key) => {
      press(key);
      return focused();
    });
    expect(path).toEqual(["Photos", "Shop", "Photos", "Orders", "Library", "Photos", "Shop", "Products", "Products", "Coffee", "Coffee", "Products", "Products", "Photos", "Photos"]);
    expect(item("Products").getAttribute("aria-expanded")).toBe("false");
    expect(item("Photos").getAttribute("aria-expanded")).toBe("false");
    expect(all().filter(({ tabIndex }) => tabIndex === 0)).toEqual([item("Photos")]);
  });

  test("* opens all folders beside the focused one", async () => {
    await shown('data-root-folder-id="1" data-depth="0"');
    item("Labels").focus();
    press("*");
    expect(names()).toEqual(["Library", "Photos", "Shop", "Products", "Labels", "Allergens", "Orders"]);
  });

  test("letters lead to the next folder that begins with them", async () => {
    await shown();
    item("Library").focus();
    press("p");
    expect(focused()).toBe("Photos");
    press("r");
    expect(focused()).toBe("Products");
    expect(press("x")).toBe(false);
    expect(focused()).toBe("Products");
  });

  test("the same letter again goes on to the next folder, and round; accents do not count, and a space among letters visits nothing", async () => {
    asked.answer = () => Promise.resolve(folder("1", "Bibliothèque", folder("2", "Étiquettes"), folder("3", "Prix"), folder("4", "Photos du café"), folder("5", "Photos de rue")));
    await shown();
    const visited = vi.fn((event: Event) => event.preventDefault());
    document.querySelector("[role=tree]")!.addEventListener("click", visited);
    item("Bibliothèque").focus();
    let now = 0;
    vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => now);
    const lead = (letters: string): unknown[] => [...letters].map((letter) => (press(letter), focused()));
    expect(lead("PpP")).toEqual(["Prix", "Photos du café", "Photos de rue"]);
    now += 1_000;
    expect(lead("e")).toEqual(["Étiquettes"]);
    now += 1_000;
    expect(lead("photos de").at(-1)).toBe("Photos de rue");
    expect(visited).not.toHaveBeenCalled();
  });

  test("keys that belong to the browser stay the browser's", async () => {
    await shown();
    item("Photos").focus();
    expect([press("ArrowDown", { altKey: true }), press("Home", { ctrlKey: true }), press("p", { metaKey: true }), press("Tab"), press("F5")]).toEqual([true, true, true, true, true]);
    expect(focused()).toBe("Photos");
  });

  test("a thousand folders beside each other can be walked through", async () => {
    asked.answer = () => Promise.resolve(folder("1", "Library", ...Array.from({ length: 1000 }, (_, index) => folder(`n${index}`, `Folder ${index}`, folder(`m${index}`, "More")))));
    await shown('data-root-folder-id="1" data-depth="0"');
    expect(document.querySelectorAll("[role=treeitem]")).toHaveLength(1001);
    item("Library").focus();
    press("End");
    expect(focused()).toBe("Folder 999");
  });

  test("a broken hierarchy is shown as far as it goes, with one warning", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    asked.answer = () => Promise.resolve({ FolderId: 1, Name: "Library", Children: [{ FolderId: 2, Name: "Photos", Children: [{ FolderId: 1, Name: "Library" }] }, { Name: "Nobody" }, { FolderId: 3 }] });
    await shown();
    expect(names()).toEqual(["Library", "Photos", "3"]);
    expect(warn.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining("left out: 2")]);
  });

  test("a name is text, never HTML", async () => {
    asked.answer = () => Promise.resolve(folder("1", "<img src=x onerror=alert(1)>"));
    const { host } = await shown();
    expect(host.querySelector("img")).toBeNull();
    expect(host.querySelector("a")!.textContent).toBe("<img src=x onerror=alert(1)>");
  });
});

describe("AST-03", () => {
  test("names are links to the folders' pages, that of the top folder is the bare one", async () => {
    await shown();
    const app = `/shop${shops}`;
    expect(link("Library").getAttribute("href")).toBe(`${app}/en/assetslibrary/asset/assetsbyfolder`);
    expect(link("Shop").getAttribute("href")).toBe(`${app}/en/assetslibrary/asset/assetsbyfolder/21/1`);
  });

  test("Enter and space on a folder click its name; on the name and the button they are the browser's", async () => {
    await shown();
    const clicked = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener("click", clicked);
    item("Shop").focus();
    press("Enter");
    press(" ");
    expect(clicked.mock.calls.map(([event]) => event.target)).toEqual([link("Shop"), link("Shop")]);
    link("Shop").focus();
    expect(press("Enter")).toBe(true);
    button("Photos").focus();
    expect([press("Enter"), press(" ")]).toEqual([true, true]);
    document.body.removeEventListener("click", clicked);
  });

  test("the folder whose page is shown is marked, open, and where Tab comes to", async () => {
    history.replaceState(null, "", `/shop${shops}/EN/assetslibrary/asset/assetsbyfolder/22/1/`);
    await shown('data-root-folder-id="1" data-depth="0"');
    expect([...document.querySelectorAll("a[aria-current=page]")]).toEqual([link("Products")]);
    expect(names()).toEqual(["Library", "Photos", "Shop", "Products", "Coffee", "Labels", "Orders"]);
    expect(item("Products").tabIndex).toBe(0);
  });

  test("a tree that stands beside the page section marks the folder of each new page", async () => {
    await shown();
    for (const [path, name] of [["/31/1", "Allergens"], ["", "Library"]] as const) {
      history.replaceState(null, "", `/shop${shops}/en/assetslibrary/asset/assetsbyfolder${path}`);
      document.dispatchEvent(new CustomEvent("page:loaded", { detail: {} }));
      expect([...document.querySelectorAll("a[aria-current=page]")]).toEqual([link(name)]);
    }
  });
});

describe("AST-04 a click on a name", () => {
  const tell = (consent: boolean): unknown[] => {
    window.dataLayer = [];
    const choice = JSON.stringify({ stamp: "", preferences: false, statistics: consent, marketing: false });
    document.cookie = `CookieConsent=${encodeURIComponent(choice)}`;
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    link("Shop").click();
    button("Labels").click();
    return window.dataLayer;
  };
  afterEach(() => {
    delete window.dataLayer;
    document.cookie = "CookieConsent=; max-age=0";
  });

  test("is told to tag managers, one on a button is not", async () => {
    await shown();
    expect(tell(true)).toEqual([{ event: "changeFolder", rootFolderId: "1", targetFolderId: "21" }]);
  });

  test("is not told by a visitor who declined", async () => {
    await shown();
    expect(tell(false)).toEqual([]);
  });
});

describe("NAV-20 taken away", () => {
  test("it gives the page its own list back", async () => {
    const { host, unmount } = show();
    const before = [...host.childNodes];
    await settledPromises();
    expect(host.innerHTML).not.toBe(list);
    abort.abort();
    unmount();
    expect([...host.childNodes]).toEqual(before);
    document.dispatchEvent(new CustomEvent("page:loaded", { detail: {} }));
    expect(host.innerHTML).toBe(list);
  });

  test("before the folders have come, it does not come any more", async () => {
    const warn = vi.spyOn(console, "warn");
    let answer = (_: unknown): void => {};
    asked.answer = () => new Promise((resolve) => (answer = resolve));
    const { host, unmount } = show();
    abort.abort();
    unmount();
    answer(library);
    await settledPromises();
    expect(host.innerHTML).toBe(list);
    expect(warn).not.toHaveBeenCalled();
  });
});

test("NAV-22 a keyboard that is on a link of the page's list goes on at that folder in the tree", async () => {
  shop({ app: "" });
  const { host } = show('data-root-folder-id="1"', `<ul><li><a href="/en/assetslibrary/asset/assetsbyfolder/3/1">Labels</a></li></ul>`);
  host.querySelector("a")!.focus();
  await settledPromises();
  expect(focused()).toBe("Labels");
});
