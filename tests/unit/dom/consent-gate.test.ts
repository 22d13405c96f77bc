import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openGates } from "../../../shell/consent-gates.ts";

const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset().mockReturnValue());
afterEach(() => document.body.replaceChildren());

const none = { stamp: "", preferences: false, statistics: false, marketing: false };
const marketing = { ...none, marketing: true };
const script = `<script type="text/plain" data-cookie-consent-script="marketing" data-x="1">go()</script>`;
const made = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>("script:not([type='text/plain'])"),
];

test("CON-08 a script waits until its own category is accepted, then it is made to run once", () => {
  document.body.innerHTML = script;
  openGates(document, null);
  openGates(document, { ...none, statistics: true });
  expect(made()).toEqual([]);
  openGates(document, marketing);
  openGates(document, marketing);
  expect(made()).toHaveLength(1);
  expect(made()[0]!.text).toBe("go()");
  expect(made()[0]!.dataset["x"]).toBe("1");
});

test("CON-08 the same markup in content that came later runs again", () => {
  document.body.innerHTML = script;
  openGates(document, marketing);
  document.body.innerHTML = script;
  openGates(document, marketing);
  expect(made()).toHaveLength(1);
});

test("CON-08 a module stays a module and an address stays", () => {
  document.body.innerHTML = `<script type="text/plain" data-type="module" src="https://t.example/t.js" data-cookie-consent-script="marketing"></script>`;
  document.body.firstElementChild!.after = (fresh) => {
    expect((fresh as HTMLScriptElement).type).toBe("module");
    expect((fresh as HTMLScriptElement).src).toBe("https://t.example/t.js");
  };
  expect.assertions(2);
  openGates(document, marketing);
});

test("CON-08 what a template holds is shown after it when its category is accepted, once", () => {
  document.body.innerHTML = `<template data-consent="marketing"><b>map</b></template>`;
  expect(openGates(document, none)).toEqual([]);
  const added = openGates(document, marketing);
  expect(added.map(({ outerHTML }) => outerHTML)).toEqual(["<b>map</b>"]);
  expect(openGates(document, marketing)).toEqual([]);
  expect(document.querySelectorAll("b")).toHaveLength(1);
});

test("CON-08 a category that does not exist is told once and never opens", () => {
  document.body.innerHTML = `<template data-consent="ads"><b>ad</b></template>`;
  for (let time = 0; time < 2; time++)
    openGates(document, { stamp: "", preferences: true, statistics: true, marketing: true });
  expect(document.querySelector("b")).toBeNull();
  expect(warning).toHaveBeenCalledOnce();
  expect(warning.mock.calls[0]![0]).toContain(`preferences, statistics, marketing, got "ads"`);
});
