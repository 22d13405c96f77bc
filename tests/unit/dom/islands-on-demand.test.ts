import { afterEach, expect, test, vi } from "vitest";
import { type Islands, islandsOnDemand } from "../../../shell/core/islands-on-demand.ts";
import { createIslands } from "../../../shell/extras/islands/scan.ts";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

const error = vi.spyOn(console, "error");
let last: Islands | undefined;
afterEach(() => {
  vi.unstubAllGlobals();
  last?.sweep(document.body);
  document.body.replaceChildren();
  document.head.replaceChildren();
  error.mockReset();
});

/** A page whose code of islands is loaded when `release` is called. */
function slowPage(registry: Parameters<typeof pageOf>[0] = { cup: counter() }) {
  let release = (): void => {};
  const load = vi.fn(async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return pageOf(registry);
  });
  last = islandsOnDemand(["[data-island]", "[data-val=true]"], load);
  return { ...last, load, release: () => (release(), settledPromises()) };
}

test("NAV-20 the code of islands is loaded once, and only for a page that has one", async () => {
  const cup = counter();
  const { scan, inspect, load, release } = slowPage({ cup });
  scan(body("<p></p>"));
  expect([load.mock.calls.length, inspect()]).toEqual([0, []]);
  scan(body('<i data-island="cup"></i>'));
  scan();
  await release();
  expect([cup.on, load.mock.calls.length, inspect().length]).toEqual([1, 1, 1]);
  scan(body('<div><i data-island="cup"></i></div>'));
  await settledPromises();
  expect([cup.on, load.mock.calls.length]).toEqual([2, 1]);
});

test("NAV-20 islands of content that was removed before the code came are not mounted", async () => {
  const cup = counter();
  const { scan, sweep, release } = slowPage({ cup });
  const old = body('<i data-island="cup"></i>');
  scan(old);
  sweep(old);
  document.body.replaceChildren();
  await release();
  expect(cup.on).toBe(0);
});

test("NAV-20 what was scanned while the code was loading is scanned when it is there, also in a shadow tree", async () => {
  const cup = counter();
  const { scan, release } = slowPage({ cup });
  scan(body('<i data-island="cup"></i>'));
  const root = document.body.appendChild(document.createElement("section")).attachShadow({ mode: "open" });
  root.innerHTML = '<i data-island="cup"></i>';
  scan(root);
  await release();
  expect(cup.on).toBe(2);
});

test("NAV-20 islands that were taken away before the code came do not start, until they are scanned again", async () => {
  const cup = counter();
  const { scan, sweep, release } = slowPage({ cup });
  const [first, second] = body('<div><p data-island="cup"></p><p data-island="cup"></p></div>').children;
  scan();
  sweep(first!);
  sweep(second!);
  scan(second as HTMLElement);
  await release();
  expect(cup.on).toBe(1);
  expect(document.querySelectorAll("[data-island-state]")).toHaveLength(1);
  scan();
  await settledPromises();
  expect(cup.on).toBe(2);
});

test("VAL-01 an element for an island of the whole document loads the code, too", () => {
  const { scan, load } = slowPage();
  scan(body('<form><input data-val="true"></form>'));
  expect(load).toHaveBeenCalledOnce();
});

test("ERR-05 code that fails to load leaves the content unchanged, and new content tries again", async () => {
  error.mockReturnValue();
  const cup = counter();
  const load = vi
    .fn<() => Promise<Islands>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockImplementation(async () => pageOf({ cup }));
  const { scan } = (last = islandsOnDemand(["[data-island]"], load));
  scan(body('<p><i data-island="cup">text</i></p>'));
  await settledPromises();
  expect([cup.on, document.body.textContent, error.mock.calls.length]).toEqual([0, "text", 1]);
  const host = document.querySelector("i")!;
  expect(host.getAttribute("data-island-state")).toBe("failed");
  const added = document.body.appendChild(document.createElement("div"));
  added.innerHTML = '<i data-island="cup"></i>';
  scan(added);
  await settledPromises();
  // The first island is found again, too.
  expect([cup.on, host.getAttribute("data-island-state")]).toEqual([2, "live"]);
});

test("ERR-06 without the code of islands each of them fires island:error, and the console has one message", async () => {
  error.mockReturnValue();
  const cause = new Error("offline");
  const { scan } = (last = islandsOnDemand(["[data-island]"], () => Promise.reject(cause)));
  const page = body('<p><i data-island="cup"></i><i data-island="mug"></i></p>');
  const failures: unknown[] = [];
  page.addEventListener("island:error", (event) => {
    const host = event.target as HTMLElement;
    failures.push([host.dataset["islandState"], (event as CustomEvent<unknown>).detail]);
  });
  scan(page);
  await settledPromises();
  expect(failures).toEqual(["cup", "mug"].map((name) => ["failed", { name, phase: "load", error: cause }]));
  expect(error).toHaveBeenCalledOnce();
});

test("NAV-20 the islands of a fragment that is scanned before their code is there start where it is put", async () => {
  const cup = counter();
  const { scan, release } = slowPage({ cup });
  const fragment = document
    .createRange()
    .createContextualFragment('<i data-island="cup"></i><p><i data-island="cup"></i></p>');
  scan(fragment);
  body("<section></section>").append(fragment);
  await release();
  expect(cup.on).toBe(2);
});

test("NAV-20 content that is scanned before it is in the page starts as when the code is there already", async () => {
  const cup = counter();
  const { scan, sweep, release } = slowPage({ cup });
  const [kept, swept] = [0, 1].map(() =>
    Object.assign(document.createElement("p"), { innerHTML: '<i data-island="cup"></i>' }),
  );
  scan(kept);
  scan(swept);
  sweep(swept!);
  await release();
  expect(cup.on).toBe(1);
  sweep(kept!);
});

test("NAV-20 an island that is tapped before its code is there starts, though the tap moves no focus", async () => {
  const islands = { cup: counter({ when: "interaction" }), mug: counter({ when: "interaction" }) };
  const { scan, release } = slowPage(islands);
  scan(body('<p><i data-island="cup"><b></b></i><i data-island="mug"></i></p>'));
  // The shell records presses.
  vi.stubGlobal("atoll", { pressed: new WeakRef(document.querySelector("b")!) });
  await release();
  expect([islands.cup.on, islands.mug.on]).toEqual([1, 0]);
});

test("NAV-23 a form with an island waits for the code of islands, and then for the island; another form does not", async () => {
  let mountCup = (): void => {};
  const cup = counter();
  const page = pageOf({ cup }, () => new Promise((resolve) => (mountCup = () => resolve({ default: cup.mount }))));
  let release = (): void => {};
  last = islandsOnDemand(["[data-island]"], () => new Promise((resolve) => (release = () => resolve(page))));
  const { scan, awaitIslands } = last;
  body('<section><form data-island="cup"><input name="closest"></form><form></form></section>');
  const [form, other] = document.querySelectorAll("form");
  expect(awaitIslands(form!)).toBeUndefined();
  scan();
  expect(awaitIslands(other!)).toBeUndefined();
  const onDone = vi.fn();
  void awaitIslands(form!)!.then(() => onDone());
  release();
  await settledPromises();
  expect([cup.on, onDone.mock.calls.length]).toEqual([0, 0]);
  mountCup();
  await settledPromises();
  expect([cup.on, onDone.mock.calls.length]).toEqual([1, 1]);
});

test("the style sheet of less common islands is added once, for an island that needs it", () => {
  const styles = () => [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));
  const registered = (name: string, reserves: boolean) => [name, { file: name, when: "interaction", reserves }];
  last = createIslands({
    base: "/dist/",
    islands: Object.fromEntries([registered("cup", true), registered("mug", true), registered("jug", false)]),
  });
  last.scan(body('<i data-island="jug"></i>'));
  expect(styles()).toEqual([]);
  last.scan(body('<p><i data-island="cup"></i><i data-island="mug"></i></p>'));
  expect(styles()).toEqual(["/dist/atoll-islands.css"]);
});

test.each([
  ["a link to the style sheet", '<link rel="stylesheet" href="/atoll/atoll-islands.CHWYW0JN.css">', 1],
  ["a preload of the code", '<link rel="modulepreload" href="/atoll/chunks/atoll-islands.K3F9Q.js">', 2],
])("the style sheet of less common islands on a page with %s", (_what, head, count) => {
  document.head.innerHTML = head;
  last = createIslands({
    base: "/dist/",
    islands: { cup: { file: "cup", when: "interaction", reserves: true } },
  });
  last.scan(body('<i data-island="cup"></i>'));
  expect(document.querySelectorAll("link")).toHaveLength(count);
});

test("an island that the server does not serve is not mounted, and its content is shown", async () => {
  const [cup, mug] = [counter(), counter()];
  const registered = (name: string) => [name, { file: name, when: "load" }];
  last = createIslands(
    { base: "/dist/", islands: Object.fromEntries([registered("cup"), registered("mug")]) },
    (async (_type: string, _base: string, { file }: { file: string }) => ({
      default: { cup, mug }[file]!.mount,
    })) as never,
    ["mug"],
  );
  last.scan(body('<p><i data-island="cup"></i><i data-island="mug"></i></p>'));
  await settledPromises();
  expect([cup.on, mug.on]).toEqual([1, 0]);
  expect(document.querySelector('[data-island="mug"]')!.getAttribute("data-island-state")).toBe("failed");
});

test("an island that needs reserved space mounts when the style sheet has loaded", async () => {
  const cup = counter();
  last = createIslands(
    { base: "/dist/", islands: { cup: { file: "cup", when: "load", reserves: true } } },
    (async () => ({ default: cup.mount })) as never,
  );
  last.scan(body('<i data-island="cup"></i>'));
  await settledPromises();
  expect(cup.on).toBe(0);
  document.querySelector("link")!.dispatchEvent(new Event("load"));
  await settledPromises();
  expect(cup.on).toBe(1);
});

test("NAV-20 a scan reads the layout for all islands before it changes the first of them", () => {
  const registered = (name: string, when: string) => [name, { file: name, when }];
  last = createIslands({
    base: "/dist/",
    islands: Object.fromEntries([registered("cup", "visible"), registered("mug", "interaction")]),
  });
  const page = body('<p><i data-island="cup"></i><i data-island="mug"></i><i data-island="cup"></i></p>');
  const states = (): (string | null)[] =>
    [...document.querySelectorAll("i")].map((host) => host.getAttribute("data-island-state"));
  const statesAtReadings: (string | null)[][] = [];
  const box = vi.spyOn(HTMLElement.prototype, "getClientRects").mockImplementation(() => {
    statesAtReadings.push(states());
    return [{}] as never;
  });
  last.scan(page);
  box.mockRestore();
  expect(statesAtReadings).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
  expect(states()).toEqual(["waiting", "waiting", "waiting"]);
});

test("ERR-03 ERR-05 code that leaving the page cuts off does not count as missing, and is tried again on Back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  error.mockImplementation(() => {});
  try {
    last = createIslands({ base: "/no-such-folder/", islands: { cup: { file: "cup.js", when: "load" } } });
    const host = body('<i data-island="cup"></i>');
    last.scan(host);
    dispatchEvent(new Event("beforeunload"));
    dispatchEvent(new Event("pagehide"));
    for (const url of ["/no-such-folder/cup.js", "/no-such-folder/cup.js?retry"]) {
      // The same import, a moment later: when it has failed, so has that of the island.
      await import(/* @vite-ignore */ url).catch(() => {});
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect([host.dataset["islandState"], sessionStorage.getItem("atoll:gone")]).toEqual(["loading", null]);
    expect(error).not.toHaveBeenCalled();
    dispatchEvent(new Event("pageshow"));
    // The second try fails as well, and now the file counts as missing.
    await vi.waitFor(() => expect(host.dataset["islandState"]).toBe("failed"));
    expect(sessionStorage.getItem("atoll:gone")).toBe("/no-such-folder/cup.js");
  } finally {
    vi.useRealTimers();
    sessionStorage.clear();
  }
});
