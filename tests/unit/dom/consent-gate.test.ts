import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openGates } from "../../../shell/on-demand/consent-gates.ts";

const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset().mockReturnValue());
afterEach(() => document.body.replaceChildren());

const none = { stamp: "", preferences: false, statistics: false, marketing: false };
const marketing = { ...none, marketing: true };
const script = `<script type="text/plain" data-cookie-consent-script="marketing" data-x="1">go()</script>`;
const gateScripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>("script:not([type='text/plain'])"),
];

test("CON-08 a script runs once, when its own category is accepted", () => {
  document.body.innerHTML = script;
  openGates(document, null);
  openGates(document, { ...none, statistics: true });
  expect(gateScripts()).toEqual([]);
  openGates(document, marketing);
  openGates(document, marketing);
  expect(gateScripts()).toHaveLength(1);
  expect(gateScripts()[0]!.text).toBe("go()");
  expect(gateScripts()[0]!.dataset["x"]).toBe("1");
});

test("CON-08 the same script in new content runs again", () => {
  document.body.innerHTML = script;
  openGates(document, marketing);
  document.body.innerHTML = script;
  openGates(document, marketing);
  expect(gateScripts()).toHaveLength(1);
});

test("CON-08 an unlocked script keeps its module type and its src", () => {
  document.body.innerHTML = `<script type="text/plain" data-type="module" src="https://t.example/t.js"
    data-cookie-consent-script="marketing"></script>`;
  document.body.firstElementChild!.after = (fresh) => {
    expect((fresh as HTMLScriptElement).type).toBe("module");
    expect((fresh as HTMLScriptElement).src).toBe("https://t.example/t.js");
  };
  expect.assertions(2);
  openGates(document, marketing);
});

test("CON-08 a template's content is inserted once, when its category is accepted", () => {
  document.body.innerHTML = `<template data-consent="marketing"><b>map</b></template>`;
  expect(openGates(document, none)).toEqual([]);
  const added = openGates(document, marketing);
  expect(added.map(({ outerHTML }) => outerHTML)).toEqual(["<b>map</b>"]);
  expect(openGates(document, marketing)).toEqual([]);
  expect(document.querySelectorAll("b")).toHaveLength(1);
});

test("CON-08 an unknown category logs one warning and is never unlocked", () => {
  document.body.innerHTML = `<template data-consent="ads"><b>ad</b></template>`;
  for (let time = 0; time < 2; time++)
    openGates(document, { stamp: "", preferences: true, statistics: true, marketing: true });
  expect(document.querySelector("b")).toBeNull();
  expect(warning).toHaveBeenCalledOnce();
  expect(warning.mock.calls[0]![0]).toContain(`preferences, statistics, marketing, got "ads"`);
});
