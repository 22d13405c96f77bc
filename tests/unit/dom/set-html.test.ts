import { afterEach, expect, test, vi } from "vitest";
import { noIslands } from "../stand-ins/session.ts";
import type { ConsentSetting } from "../../../shared/consent/setting.ts";
import type { CoreSession } from "../../../shell/core/session.ts";
import { setHtml } from "../../../shell/core/set-html.ts";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

afterEach(() => document.body.replaceChildren());

const consent = (): ConsentSetting => ({ stamp: "", preferences: false, statistics: false, marketing: true });
const page = { consent, nonce: "", integrity: "", allowedScripts: new WeakSet<Element>() };
const load: CoreSession["load"] = () => Promise.reject(new Error("the test needs no code"));
const never = () => new Promise<never>(() => {});

test("NAV-20 new content unmounts the old islands and mounts its own", async () => {
  const [cup, plate, outer] = [counter(), counter(), counter()];
  const host = body(`<div data-island="around"><i data-island="cup"></i></div>`);
  const islands = pageOf({ cup, plate, around: outer });
  islands.scan();
  await settledPromises();
  setHtml({ ...page, islands, load }, host, `text <b data-island="plate">new</b>`, never);
  await settledPromises();
  expect(host.textContent).toBe("text new");
  expect([cup.off, plate.on, outer.off]).toEqual([1, 1, 0]);
});

test("nodes are inserted as they are", () => {
  const host = body(`<div>old</div>`);
  const node = document.createElement("b");
  setHtml({ ...page, islands: pageOf({}), load }, host, node, never);
  expect([...host.childNodes]).toEqual([node]);
});

test.each([
  ["<p>x</p>", 0],
  ["<p>x</p><script>1</script>", 1],
])("the navigation code is loaded to run the scripts of %s: %d times", async (html, times) => {
  const runScripts = vi.fn();
  const navigate = vi.fn(async () => [{}, { runScripts }] as never);
  const host = body("<div></div>");
  setHtml({ ...page, islands: pageOf({}), load }, host, html, navigate);
  await settledPromises();
  expect(navigate).toHaveBeenCalledTimes(times);
  expect(runScripts.mock.calls.map(([, scripts]) => scripts as unknown)).toEqual(
    times ? [[...host.querySelectorAll("script")]] : [],
  );
});

test("CON-08 new content opens the consent gates that the visitor's choice allows", async () => {
  const host = body("<div></div>");
  const load = (async () => import("../../../shell/extras/consent-gates/index.ts")) as unknown as CoreSession["load"];
  setHtml({ ...page, islands: pageOf({}), load }, host, `<template data-consent="marketing"><i></i></template>`, never);
  await vi.waitFor(() => expect(host.querySelector("i")).not.toBeNull());
});

test("NAV-20 HTML that starts with a style or template, or is a table row, is inserted in full", () => {
  const islands = noIslands;
  const place = document.createElement("div");
  setHtml({ ...page, islands, load }, place, "<style>p{}</style><template>t</template><p>x</p>", never);
  expect([...place.children].map(({ localName }) => localName)).toEqual(["style", "template", "p"]);
  const table = document.createElement("tbody");
  setHtml({ ...page, islands, load }, table, "<tr><td>1</td></tr>", never);
  expect(table.querySelector("tr > td")?.textContent).toBe("1");
});
