import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../islands/catalogue/quick-view/definition.ts";
import quickView from "../../../islands/catalogue/quick-view/quick-view.ts";
import { island } from "../../../shared/island/mount.ts";
import { settledPromises } from "../stand-ins/islands.ts";
import { standInShell } from "../stand-ins/shell.ts";

let aborts: AbortController[];
/** Answers that are awaited, by path. */
let answer: Map<string, (html: string) => void>;

const row = (id: string): string =>
  `<a id="${id}" data-quick-url="/quick/${id}" data-quick-id="${id}" href="?quick=${id}" aria-controls="panel-${id}" aria-expanded="false">Quick view</a><div id="panel-${id}" hidden=""></div>`;
const link = (id: string) => document.getElementById(id) as HTMLAnchorElement;
const panel = (id: string) => document.getElementById(`panel-${id}`)!;
const open = () => ["one", "two"].filter((id) => link(id).getAttribute("aria-expanded") === "true");
const shown = () => ["one", "two"].filter((id) => !panel(id).hidden);
async function arrive(id: string): Promise<void> {
  answer.get(`/quick/${id}`)!(`<b>${id}</b>`);
  await settledPromises();
  await settledPromises();
}

beforeEach(() => {
  answer = new Map();
  const shell = standInShell({ culture: "en" });
  vi.mocked(shell.setHtml).mockImplementation((target, html) => void (target.innerHTML = html as string));
  vi.stubGlobal(
    "fetch",
    vi.fn(
      (path: string) =>
        new Promise((resolve) =>
          answer.set(path, (html) => resolve(new Response(html, { headers: { "Content-Type": "text/html" } }))),
        ),
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
  vi.unstubAllGlobals();
});

test("CAT-03 an answer that comes when another quick view was opened shows nothing", async () => {
  link("one").click();
  link("two").click();
  await arrive("one");
  expect([open(), shown()]).toEqual([["two"], []]);
  await arrive("two");
  expect([open(), shown()]).toEqual([["two"], ["two"]]);
  expect(location.search).toBe("?display=list&quick=two");
});

test("CAT-01 CAT-03 the link leads to the panel while it is closed, and to the list without it while it is open", async () => {
  link("one").click();
  await arrive("one");
  expect(link("one").getAttribute("href")).toBe("/en/catalog?display=list");
  link("one").click();
  expect(link("one").getAttribute("href")).toBe("/en/catalog?display=list&quick=one");
  expect(location.search).toBe("?display=list");
});

test("CAT-01 CAT-03 of a page that is left while a panel is awaited neither the row nor the address says that it is open", async () => {
  const html = document.body.innerHTML;
  link("one").click();
  aborts[0]!.abort();
  await arrive("one");
  expect(document.body.innerHTML).toBe(html);
  expect(location.search).toBe("?display=list");
});

test.each([
  ["nothing there", new Response("", { status: 404 })],
  ["data where a part of a page was due", Response.json([])],
])("CAT-03 %s: the panel says so, and the row goes on", async (_what, response) => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  vi.mocked(fetch).mockResolvedValueOnce(response);
  link("one").click();
  for (let turn = 0; turn < 3; turn++) await settledPromises();
  expect(panel("one").querySelector("[role=alert]")).not.toBeNull();
  expect(warning).toHaveBeenCalledOnce();
  warning.mockRestore();
  link("one").click();
  link("one").click();
  await arrive("one");
  expect([open(), panel("one").innerHTML]).toEqual([["one"], "<b>one</b>"]);
});
