import { afterEach, describe, expect, test, vi } from "vitest";
import {
  abort,
  all,
  server,
  button,
  focused,
  folder,
  item,
  library,
  link,
  list,
  names,
  press,
  shop,
  shops,
  show,
  showLoaded,
} from "../../../unit/stand-ins/folder-tree.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";

test("AST-01 folders are requested by the root id and nested as in the response", async () => {
  await showLoaded();
  expect(server.paths).toEqual(["/api/v1/assetslibrary/folders/hierarchy?folderId=1"]);
  expect(names()).toEqual(["Library", "Photos", "Shop", "Products", "Labels", "Allergens", "Orders"]);
  expect(item("Shop").parentElement!.getAttribute("role")).toBe("group");
  expect(item("Shop").parentElement!.parentElement).toBe(item("Photos"));
  expect(all().map((one) => one.getAttribute("aria-level"))).toEqual(["1", "2", "3", "3", "2", "3", "2"]);
});

test("AST-01 folders embedded in the host are not requested", async () => {
  await showLoaded(
    "",
    `<script type="application/json">${JSON.stringify(folder("7", "Labels", folder("8", "Shelf")))}</script>${list}`,
  );
  expect(server.paths).toEqual([]);
  expect(link("Shelf").getAttribute("href")).toContain("/en/assetslibrary/asset/assetsbyfolder/8/7");
});

test("AST-01 the page's list stays until the folders load and after a failure", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  server.answer = () => Promise.reject(new Error("no"));
  const { host } = show();
  expect(host.innerHTML).toBe(list);
  await settledPromises();
  expect(host.innerHTML).toBe(list);
  expect(warn).toHaveBeenCalledOnce();
});

test.each([[{ Message: "Please log in" }], [null], [[]]])(
  "AST-01 a response without a folder (%j) leaves the page's list in place",
  async (answer) => {
    vi.spyOn(console, "warn").mockReturnValue();
    server.answer = () => Promise.resolve(answer);
    const { host } = await showLoaded();
    expect(host.innerHTML).toBe(list);
  },
);

test("AST-01 without a root id or embedded folders it does not mount", () => {
  expect(() => show("")).toThrow(/expects `data-root-folder-id`, or the folders as JSON/);
});

test("AST-01 the next page shows cached folders; for another user they are requested again", async () => {
  await showLoaded();
  show();
  expect(names()).toContain("Photos");
  expect(server.paths).toHaveLength(1);
  shop({ app: `/shop${shops}`, user: "other" });
  show();
  expect(server.paths).toHaveLength(2);
});

describe("AST-03", () => {
  test("names link to the folders' pages; the link of the root folder has no id", async () => {
    await showLoaded();
    const app = `/shop${shops}`;
    expect(link("Library").getAttribute("href")).toBe(`${app}/en/assetslibrary/asset/assetsbyfolder`);
    expect(link("Shop").getAttribute("href")).toBe(`${app}/en/assetslibrary/asset/assetsbyfolder/21/1`);
  });

  test("Enter and Space on a folder click its link; on links and buttons the browser handles them", async () => {
    await showLoaded();
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

  test("the current page's folder is marked, open and in the tab order", async () => {
    history.replaceState(null, "", `/shop${shops}/EN/assetslibrary/asset/assetsbyfolder/22/1/`);
    await showLoaded('data-root-folder-id="1" data-depth="0"');
    expect([...document.querySelectorAll("a[aria-current=page]")]).toEqual([link("Products")]);
    expect(names()).toEqual(["Library", "Photos", "Shop", "Products", "Coffee", "Labels", "Orders"]);
    expect(item("Products").tabIndex).toBe(0);
  });

  test("a tree outside the page section marks the folder of each new page", async () => {
    await showLoaded();
    for (const [path, name] of [
      ["/31/1", "Allergens"],
      ["", "Library"],
    ] as const) {
      history.replaceState(null, "", `/shop${shops}/en/assetslibrary/asset/assetsbyfolder${path}`);
      document.dispatchEvent(new CustomEvent("page:loaded", { detail: {} }));
      expect([...document.querySelectorAll("a[aria-current=page]")]).toEqual([link(name)]);
    }
  });
});

describe("AST-04 a click on a folder name", () => {
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

  test("is tracked, a click on its button is not", async () => {
    await showLoaded();
    expect(tell(true)).toEqual([{ event: "changeFolder", rootFolderId: "1", targetFolderId: "21" }]);
  });

  test("is not tracked without statistics consent", async () => {
    await showLoaded();
    expect(tell(false)).toEqual([]);
  });
});

describe("NAV-20 unmounting", () => {
  test("restores the page's list", async () => {
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

  test("before the folders load leaves the page's list without a warning", async () => {
    const warn = vi.spyOn(console, "warn");
    let answer = (_: unknown): void => {};
    server.answer = () => new Promise((resolve) => (answer = resolve));
    const { host, unmount } = show();
    abort.abort();
    unmount();
    answer(library);
    await settledPromises();
    expect(host.innerHTML).toBe(list);
    expect(warn).not.toHaveBeenCalled();
  });
});

test("NAV-22 focus on a link of the page's list moves to that folder in the tree", async () => {
  shop({ app: "" });
  const { host } = show(
    'data-root-folder-id="1"',
    `<ul><li><a href="/en/assetslibrary/asset/assetsbyfolder/3/1">Labels</a></li></ul>`,
  );
  host.querySelector("a")!.focus();
  await settledPromises();
  expect(focused()).toBe("Labels");
});
