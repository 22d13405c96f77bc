// Open folders and keyboard navigation.
import { describe, expect, test, vi } from "vitest";
import {
  all,
  server,
  button,
  focused,
  folder,
  item,
  names,
  press,
  shops,
  show,
  showLoaded,
} from "../../../unit/stand-ins/folder-tree.ts";

describe("AST-02", () => {
  test.each([
    ["0", ["Library", "Photos", "Labels", "Orders"]],
    ["2", ["Library", "Photos", "Shop", "Products", "Coffee", "Labels", "Allergens", "Orders"]],
  ])("folders down to level %s start open", async (depth, expected) => {
    await showLoaded(`data-root-folder-id="1" data-depth="${depth}"`);
    expect(names()).toEqual(expected);
  });

  test("a button opens and closes its folder, and its label names the next action", async () => {
    await showLoaded();
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

  test("a folder without subfolders has no button", async () => {
    await showLoaded();
    expect(item("Orders").hasAttribute("aria-expanded")).toBe(false);
    expect(button("Orders")).toBeNull();
  });

  test("open folders are remembered on the next page, separately for each tree", async () => {
    await showLoaded();
    button("Products").click();
    button("Labels").click();
    show();
    expect(names()).toEqual(["Library", "Photos", "Shop", "Products", "Coffee", "Labels", "Orders"]);
    server.answer = () => Promise.resolve(folder("9", "Other", folder("3", "Labels", folder("31", "Allergens"))));
    await showLoaded('data-root-folder-id="9"');
    expect(names()).toEqual(["Other", "Labels", "Allergens"]);
  });

  test("a corrupt stored state is ignored", async () => {
    sessionStorage.setItem(`atoll:folders:/shop${shops}:1`, '{"2":');
    await showLoaded();
    expect(names()).toContain("Shop");
  });

  test("one folder is in the tab order; arrow keys, Home and End move between folders", async () => {
    await showLoaded();
    expect(
      all()
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((one) => one.getAttribute("aria-label")),
    ).toEqual(["Library"]);
    expect(all().every((one) => one.querySelector("a")!.tabIndex === -1)).toBe(true);
    item("Library").focus();
    const path = [
      "ArrowDown",
      "ArrowDown",
      "ArrowUp",
      "End",
      "Home",
      "ArrowRight",
      "ArrowRight",
      "ArrowDown",
      "ArrowRight",
      "ArrowRight",
      "ArrowRight",
      "ArrowLeft",
      "ArrowLeft",
      "ArrowLeft",
      "ArrowLeft",
    ].map((key) => {
      press(key);
      return focused();
    });
    expect(path).toEqual([
      "Photos",
      "Shop",
      "Photos",
      "Orders",
      "Library",
      "Photos",
      "Shop",
      "Products",
      "Products",
      "Coffee",
      "Coffee",
      "Products",
      "Products",
      "Photos",
      "Photos",
    ]);
    expect(item("Products").getAttribute("aria-expanded")).toBe("false");
    expect(item("Photos").getAttribute("aria-expanded")).toBe("false");
    expect(all().filter(({ tabIndex }) => tabIndex === 0)).toEqual([item("Photos")]);
  });

  test("* opens the focused folder and all its siblings", async () => {
    await showLoaded('data-root-folder-id="1" data-depth="0"');
    item("Labels").focus();
    press("*");
    expect(names()).toEqual(["Library", "Photos", "Shop", "Products", "Labels", "Allergens", "Orders"]);
  });

  test("a letter moves to the next folder that starts with it", async () => {
    await showLoaded();
    item("Library").focus();
    press("p");
    expect(focused()).toBe("Photos");
    press("r");
    expect(focused()).toBe("Products");
    expect(press("x")).toBe(false);
    expect(focused()).toBe("Products");
  });

  test("repeating a letter cycles through folders, ignoring accents", async () => {
    server.answer = () =>
      Promise.resolve(
        folder(
          "1",
          "Bibliothèque",
          folder("2", "Étiquettes"),
          folder("3", "Prix"),
          folder("4", "Photos du café"),
          folder("5", "Photos de rue"),
        ),
      );
    await showLoaded();
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

  test("modifier combinations, Tab and F5 are left to the browser", async () => {
    await showLoaded();
    item("Photos").focus();
    expect([
      press("ArrowDown", { altKey: true }),
      press("Home", { ctrlKey: true }),
      press("p", { metaKey: true }),
      press("Tab"),
      press("F5"),
    ]).toEqual([true, true, true, true, true]);
    expect(focused()).toBe("Photos");
  });

  test("End reaches the last of a thousand sibling folders", async () => {
    server.answer = () =>
      Promise.resolve(
        folder(
          "1",
          "Library",
          ...Array.from({ length: 1000 }, (_, index) =>
            folder(`n${index}`, `Folder ${index}`, folder(`m${index}`, "More")),
          ),
        ),
      );
    await showLoaded('data-root-folder-id="1" data-depth="0"');
    expect(document.querySelectorAll("[role=treeitem]")).toHaveLength(1001);
    item("Library").focus();
    press("End");
    expect(focused()).toBe("Folder 999");
  });

  test("a broken hierarchy is shown as far as possible, with one warning", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    server.answer = () =>
      Promise.resolve({
        FolderId: 1,
        Name: "Library",
        Children: [
          { FolderId: 2, Name: "Photos", Children: [{ FolderId: 1, Name: "Library" }] },
          { Name: "Nobody" },
          { FolderId: 3 },
        ],
      });
    await showLoaded();
    expect(names()).toEqual(["Library", "Photos", "3"]);
    expect(warn.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining("skipped 2 entries")]);
  });

  test("a folder name is shown as text, never as HTML", async () => {
    server.answer = () => Promise.resolve(folder("1", "<img src=x onerror=alert(1)>"));
    const { host } = await showLoaded();
    expect(host.querySelector("img")).toBeNull();
    expect(host.querySelector("a")!.textContent).toBe("<img src=x onerror=alert(1)>");
  });
});
