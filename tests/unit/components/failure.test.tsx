import { type ReactNode, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { IslandFailure, Mount } from "../../../shared/island/contract.ts";
import { field } from "../../../shared/island/field.ts";
import { island } from "../../../shared/island/mount.ts";
import { reactView } from "../../../shared/island/react.tsx";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

const lines = vi.spyOn(console, "error");
let failures: IslandFailure[] = [];
const record = (event: Event): void => void failures.push((event as CustomEvent<IslandFailure>).detail);

beforeEach(() => {
  lines.mockReset().mockReturnValue();
  failures = [];
  document.addEventListener("island:error", record);
});
afterEach(() => {
  document.removeEventListener("island:error", record);
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

/** Shows a page with a cup and a working plate; `host` is the cup's element. */
async function show(mount: Mount, attributes = ""): Promise<{ host: HTMLElement; plate: ReturnType<typeof counter> }> {
  const plate = counter();
  const host = body(`<div data-island="cup" ${attributes}><p>cms</p></div><i data-island="plate"></i>`);
  pageOf({ cup: { mount, replace: true }, plate }).scan();
  await vi.waitFor(() => {
    expect(host.dataset["islandState"]).toMatch(/live|failed/);
    expect(plate.on).toBe(1);
  });
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

test("ERR-06 an error in the first render keeps the CMS content and other islands", async () => {
  const { host, plate } = await show(of(BreaksAtOnce));
  expectFallback(host, "render", problem);
  await settledPromises();
  expect(plate.on).toBe(1);
});

test("ERR-06 an error in an effect keeps the CMS content and other islands", async () => {
  const { host, plate } = await show(of(BreaksInEffect));
  await vi.waitFor(() => expect(host.dataset["islandState"]).toBe("failed"));
  expectFallback(host, failures[0]!.phase, problem);
  expect(failures[0]!.phase).toMatch(/render|update/);
  expect([plate.on, plate.off]).toEqual([1, 0]);
});

test("ERR-06 an error in an update restores the CMS content and keeps other islands", async () => {
  const { host, plate } = await show(of(BreaksLater));
  host.querySelector("button")!.click();
  await vi.waitFor(() => expect(host.dataset["islandState"]).toBe("failed"));
  expectFallback(host, "update", problem);
  expect([plate.on, plate.off]).toEqual([1, 0]);
});

test("ERR-06 an adopt island that throws removes everything it added", async () => {
  const { host } = await show(of(BreaksAtOnce, "adopt"));
  expectFallback(host, "render", problem);
});

test("ERR-06 a missing required attribute is named, and the island does not mount", async () => {
  const config = { size: field.int({ required: true, doc: "" }) };
  const view = vi.fn();
  const { host } = await show(island({ name: "cup", config, fallback: "replace" }, view));
  expectFallback(host, "config", failures[0]!.error);
  expect(String(failures[0]!.error)).toContain("data-size");
  expect(view).not.toHaveBeenCalled();
});

test.each([undefined, null, "text"])("ERR-06 an island that throws %j fails alone", async (thrown) => {
  const { host, plate } = await show(() => {
    throw thrown;
  });
  await settledPromises();
  expectFallback(host, "render", thrown);
  expect(plate.on).toBe(1);
});

test("ERR-06 an island that fails while mounting is unmounted", async () => {
  const off = vi.fn();
  const { host } = await show((_host, { fail }) => {
    fail("render", problem);
    return off;
  });
  expectFallback(host, "render", problem);
  expect(off).toHaveBeenCalledOnce();
});

test("a cancelled island:error logs nothing", async () => {
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

test("ERR-06 the signal of a failed island is aborted", async () => {
  let signal: AbortSignal | undefined;
  await show((_host, context) => {
    signal = context.signal;
    throw problem;
  });
  expect(signal!.aborted).toBe(true);
});

test("ERR-05 code that fails to load keeps the content and reports the phase load", async () => {
  const host = body(`<div data-island="cup"><p>cms</p></div>`);
  pageOf({ cup: counter({ replace: true }) }, () => Promise.reject(problem)).scan();
  await settledPromises();
  expectFallback(host, "load", problem);
});
