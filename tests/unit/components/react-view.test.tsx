import { type ReactNode, useEffect } from "react";
import { afterEach, expect, test } from "vitest";
import { island, type ViewContext } from "../../../shared/island/mount.ts";
import { reactView } from "../../../shared/island/react.tsx";
import { body } from "../stand-ins/islands.ts";

afterEach(() => document.body.replaceChildren());

const context = () => ({ signal: new AbortController().signal, id: "cup-1", fail: () => {} });
const definition = { name: "cup", config: {} };

test("a React view has rendered when mounting returns", () => {
  const host = body(`<div><p>cms</p></div>`);
  island(
    { ...definition, fallback: "replace" },
    reactView(() => <em>live</em>, "replace"),
  )(host, context());
  expect(host.innerHTML).toBe("<em>live</em>");
});

test("an adopt island renders after the CMS content and is removed on unmount", () => {
  const host = body(`<div><p>cms</p></div>`);
  const cms = host.firstChild;
  const unmount = island(
    { ...definition, fallback: "adopt" },
    reactView(() => <em>live</em>, "adopt"),
  )(host, context());
  expect(host.innerHTML).toBe("<p>cms</p><div><em>live</em></div>");
  expect(host.firstChild).toBe(cms);
  unmount();
  expect(host.innerHTML).toBe("<p>cms</p>");
  expect(host.firstChild).toBe(cms);
});

test("NAV-20 unmounting an island runs its effects' cleanup", async () => {
  let live = 0;
  function View(): ReactNode {
    useEffect(() => {
      live++;
      return () => void live--;
    }, []);
    return <em>on</em>;
  }
  const host = body(`<div></div>`);
  const unmount = island({ ...definition, fallback: "replace" }, reactView(View, "replace"))(host, context());
  await expect.poll(() => live).toBe(1);
  unmount();
  await expect.poll(() => live).toBe(0);
});

test("input in a replaced field is readable and restored afterwards", () => {
  const host = body(`<div><input name="q"></div>`);
  const input = host.querySelector("input")!;
  input.value = "blue";
  function View({ context: { fallback } }: { config: object; context: ViewContext }): ReactNode {
    return <input name="q" defaultValue={fallback.querySelector("input")!.value} />;
  }
  const unmount = island({ ...definition, fallback: "replace" }, reactView(View, "replace"))(host, context());
  expect(host.querySelector("input")!.value).toBe("blue");
  expect(host.querySelector("input")).not.toBe(input);
  unmount();
  expect(host.querySelector("input")).toBe(input);
  expect(input.value).toBe("blue");
});

test("the focus moves from a replaced field to the one of the same name", () => {
  const host = body(`<div><input name="q[1]"></div>`);
  host.querySelector("input")!.focus();
  island(
    { ...definition, fallback: "replace" },
    reactView(
      () => (
        <p>
          <input name="a" />
          <input name="q[1]" />
        </p>
      ),
      "replace",
    ),
  )(host, context());
  expect((document.activeElement as HTMLInputElement).name).toBe("q[1]");
});

test("mounting does not steal the focus", () => {
  body(`<div><input name="q"></div>`).insertAdjacentHTML("afterend", `<input id="else" name="q">`);
  const elsewhere = document.getElementById("else")!;
  elsewhere.focus();
  const host = document.body.firstElementChild as HTMLElement;
  island(
    { ...definition, fallback: "replace" },
    reactView(() => <input name="q" />, "replace"),
  )(host, context());
  expect(document.activeElement).toBe(elsewhere);
});
