import { setHtml as putHtml } from "../../../shell/set-html.ts";
import { afterEach, expect, test, vi } from "vitest";
import { setHtml } from "../../../shell/set-html.ts";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

afterEach(() => document.body.replaceChildren());

test("NAV-20 new content takes the old islands away and brings its own", async () => {
  const [cup, plate, around] = [counter(), counter(), counter()];
  const host = body(`<div data-island="around"><i data-island="cup"></i></div>`);
  const islands = pageOf({ cup, plate, around });
  islands.scan();
  await settledPromises();
  setHtml(host, `text <b data-island="plate">new</b>`, islands, vi.fn());
  await settledPromises();
  expect(host.textContent).toBe("text new");
  expect([cup.off, plate.on, around.off]).toEqual([1, 1, 0]);
});

test("nodes are put in as they are", () => {
  const host = body(`<div>old</div>`);
  const node = document.createElement("b");
  setHtml(host, node, pageOf({}), vi.fn());
  expect([...host.childNodes]).toEqual([node]);
});

test.each([
  ["<p>x</p>", 0],
  ["<p>x</p><script>1</script>", 1],
  [`<template data-consent="marketing"><i></i></template>`, 1],
])("the navigation's code is asked for to bring %s to life: %d times", async (html, times) => {
  const enliven = vi.fn();
  const load = vi.fn(async () => ({ enliven }) as never);
  const host = body("<div></div>");
  setHtml(host, html, pageOf({}), load);
  await settledPromises();
  expect(load).toHaveBeenCalledTimes(times);
  expect(enliven.mock.calls).toEqual(times ? [[host]] : []);
});

test("NAV-20 HTML that begins with a style or a template, or is a row of a table, comes whole", () => {
  const load = () => new Promise<never>(() => {});
  const islands = { scan: () => {}, sweep: () => {} };
  const place = document.createElement("div");
  putHtml(place, "<style>p{}</style><template>t</template><p>x</p>", islands, load);
  expect([...place.children].map(({ localName }) => localName)).toEqual(["style", "template", "p"]);
  const body = document.createElement("tbody");
  putHtml(body, "<tr><td>1</td></tr>", islands, load);
  expect(body.querySelector("tr > td")?.textContent).toBe("1");
});
