import { type ReactNode, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { IslandFailure, Mount } from "../../../shared/island/contract.ts";
import { field } from "../../../shared/island/field.ts";
import { island } from "../../../shared/island/mount.ts";
import { reactView } from "../../../shared/island/react.tsx";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

const lines = vi.spyOn(console, "error");
let failures: IslandFailure[] = [];
const note = (event: Event): void => void failures.push((event as CustomEvent<IslandFailure>).detail);

beforeEach(() => {
  lines.mockReset().mockReturnValue();
  failures = [];
  document.addEventListener("island:error", note);
});
afterEach(() => {
  document.removeEventListener("island:error", note);
  document.body.replaceChildren();
});

const problem = new Error("the cup is broken");
const definition = { name: "cup", config: {} };
const of = (View: () => ReactNode, fallback: "replace" | "adopt" = "replace"): Mount =>
  island({ ...definition, fallback }, reactView(View, fallback));

function BreaksAtOnce(): ReactNode {
  throw problem;
}
function BreaksInEffect(): ReactNode {
  useEffect(() => {
    throw problem;
  }, []);
  return <em>live</em>;
}
function BreaksLater(): ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) throw problem;
  return <button onClick={() => setBroken(true)}>break</button>;
}

/** A page of a cup and a plate that works; the cup's element. */
async function show(mount: Mount, attributes = ""): Promise<{ host: HTMLElement; plate: ReturnType<typeof counter> }> {
  const plate = counter();
  const host = body(`<div data-island="cup" ${attributes}><p>cms</p></div><i data-island="plate"></i>`);
  pageOf({ cup: { mount, replace: true }, plate }).scan();
  await vi.waitFor(() => expect(host.dataset["islandState"]).toMatch(/live|failed/));
  return { host, plate };
}

function expectFallback(host: HTMLElement, phase: string, error: unknown): void {
  expect(host.dataset["islandState"]).toBe("failed");
  expect(host.innerHTML).toBe("<p>cms</p>");
  expect(failures).toEqual([{ name: "cup", phase, error }]);
  expect(lines.mock.calls.filter(([line]) => String(line).startsWith("[atoll]"))).toHaveLength(1);
  expect(lines).toHaveBeenCalledOnce();
  expect(lines.mock.calls[0]![0]).toContain("island cup on <div>");
  expect(lines.mock.calls[0]![0]).toContain(`(${phase})`);
}

test("ERR-06 an island that throws in its first render leaves the CMS's content, and its neighbours live", async () => {
  const { host, plate } = await show(of(BreaksAtOnce));
  expectFallback(host, "render", problem);
  await settledPromises();
  expect(plate.on).toBe(1);
});

test("ERR-06 an island that throws in an effect leaves the CMS's content, and its neighbours live", async () => {
  const { host, plate } = await show(of(BreaksInEffect));
  await vi.waitFor(() => expect(host.dataset["islandState"]).toBe("failed"));
  expectFallback(host, failures[0]!.phase, problem);
  expect(failures[0]!.phase).toMatch(/render|update/);
  expect([plate.on, plate.off]).toEqual([1, 0]);
});

test("ERR-06 an island that throws later gives the CMS's content back, and its neighbours live on", async () => {
  const { host, plate } = await show(of(BreaksLater));
  host.querySelector("button")!.click();
  await vi.waitFor(() => expect(host.dataset["islandState"]).toBe("failed"));
  expectFallback(host, "update", problem);
  expect([plate.on, plate.off]).toEqual([1, 0]);
});

test("ERR-06 an adopt island that throws leaves nothing of its own behind", async () => {
  const { host } = await show(of(BreaksAtOnce, "adopt"));
  expectFallback(host, "render", problem);
});

test("ERR-06 an island whose required attribute is missing is not mounted and says which", async () => {
  const config = { size: field.int({ required: true, doc: "" }) };
  const view = vi.fn();
  const { host } = await show(island({ name: "cup", config, fallback: "replace" }, view));
  expectFallback(host, "config", failures[0]!.error);
  expect(String(failures[0]!.error)).toContain("data-size");
  expect(view).not.toHaveBeenCalled();
});

test.each([undefined, null, "text"])(
  "ERR-06 an island that throws %j, which is no error, takes no other island down",
  async (thrown) => {
    const { host, plate } = await show(() => {
      throw thrown;
    });
    await settledPromises();
    expectFallback(host, "render", thrown);
    expect(plate.on).toBe(1);
  },
);

test("ERR-06 an island that gives up while it mounts is failed, and taken away", async () => {
  const off = vi.fn();
  const { host } = await show((_host, { fail }) => {
    fail("render", problem);
    return off;
  });
  expectFallback(host, "render", problem);
  expect(off).toHaveBeenCalledOnce();
});

test("a page that handles island:error itself has a quiet console", async () => {
  document.addEventListener("island:error", (event) => event.preventDefault(), { once: true });
  await show(of(BreaksAtOnce));
  expect(failures).toHaveLength(1);
  expect(lines).not.toHaveBeenCalled();
});

test("island:error is fired on the island and bubbles", async () => {
  const targets: EventTarget[] = [];
  document.addEventListener("island:error", ({ target }) => targets.push(target!), { once: true });
  const { host } = await show(of(BreaksAtOnce));
  expect(targets).toEqual([host]);
});

test("ERR-06 the signal of a failed island is aborted, so that its calls and listeners end", async () => {
  let signal: AbortSignal | undefined;
  await show((_host, context) => {
    signal = context.signal;
    throw problem;
  });
  expect(signal!.aborted).toBe(true);
});

test("ERR-05 code that does not come leaves the content in place and names the phase load", async () => {
  const host = body(`<div data-island="cup"><p>cms</p></div>`);
  pageOf({ cup: counter({ replace: true }) }, () => Promise.reject(problem)).scan();
  await settledPromises();
  expectFallback(host, "load", problem);
});
