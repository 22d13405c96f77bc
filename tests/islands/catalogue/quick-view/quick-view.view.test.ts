import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/catalogue/quick-view/definition.ts";
import quickView from "../../../../islands/catalogue/quick-view/quick-view.ts";
import { island } from "../../../../shared/island/mount.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

let aborts: AbortController[];
/** Pending responses by path. */
let answer: Map<string, (html: string) => void>;

const row = (id: string): string =>
  `<a id="${id}" data-quick-url="/quick/${id}" data-quick-id="${id}" href="?quick=${id}" aria-controls="panel-${id}"
    aria-expanded="false">Quick view</a><div id="panel-${id}" hidden=""></div>`;
const link = (id: string) => document.getElementById(id) as HTMLAnchorElement;
const panel = (id: string) => document.getElementById(`panel-${id}`)!;
const open = () => ["one", "two"].filter((id) => link(id).getAttribute("aria-expanded") === "true");
const visiblePanels = () => ["one", "two"].filter((id) => !panel(id).hidden);
async function arrive(id: string): Promise<void> {
  answer.get(`/quick/${id}`)!(`<b>${id}</b>`);
  await settledPromises();
  await settledPromises();
}

beforeEach(() => {
  answer = new Map();
  const shell = standInShell({ culture: "en" });
  vi.mocked(shell.setHtml).mockImplementation((target, html) => void (target.innerHTML = html as string));
  vi.mocked(shell.visit).mockImplementation(
    (url, { target, signal } = {}) =>
      new Promise((resolve) =>
        answer.set(new URL(url).pathname, (html) => {
          if (!signal?.aborted) (target as Element).innerHTML = html;
          resolve(!signal?.aborted);
        }),
      ),
  );
  history.replaceState(null, "", "/en/catalog?display=list");
  document.body.innerHTML = row("one") + row("two");
  aborts = ["one", "two"].map((id) => {
    const abort = new AbortController();
    island(definition, quickView)(link(id), { signal: abort.signal, id: `quick-view-${id}`, fail: vi.fn() });
    return abort;
  });
});
afterEach(() => {
  for (const abort of aborts) abort.abort();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

test("CAT-03 a late response of an earlier quick view is not shown", async () => {
  link("one").click();
  link("two").click();
  await arrive("one");
  expect([open(), visiblePanels()]).toEqual([["two"], []]);
  await arrive("two");
  expect([open(), visiblePanels()]).toEqual([["two"], ["two"]]);
  expect(location.search).toBe("?display=list&quick=two");
});

test("CAT-01 CAT-03 the link's href and the URL follow the panel", async () => {
  link("one").click();
  await arrive("one");
  expect(link("one").getAttribute("href")).toBe("/en/catalog?display=list");
  link("one").click();
  expect(link("one").getAttribute("href")).toBe("/en/catalog?display=list&quick=one");
  expect(location.search).toBe("?display=list");
});

test("CAT-01 CAT-03 unmounting while a panel loads restores the markup and the URL", async () => {
  const html = document.body.innerHTML;
  link("one").click();
  aborts[0]!.abort();
  await arrive("one");
  expect(document.body.innerHTML).toBe(html);
  expect(location.search).toBe("?display=list");
});

test("CAT-03 an answer that cannot be shown leaves an alert in the panel, and the link still works", async () => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  vi.mocked(window.atoll!.visit).mockRejectedValueOnce(new Error("404"));
  link("one").click();
  for (let i = 0; i < 3; i++) await settledPromises();
  expect(panel("one").querySelector("[role=alert]")).not.toBeNull();
  expect(warning).toHaveBeenCalledOnce();
  warning.mockRestore();
  link("one").click();
  link("one").click();
  await arrive("one");
  expect([open(), panel("one").innerHTML]).toEqual([["one"], "<b>one</b>"]);
});
