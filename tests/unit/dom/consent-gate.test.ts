import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsentSetting } from "../../../shared/consent/setting.ts";
import { openGates } from "../../../shell/extras/consent-gates/index.ts";
import { newSession } from "../stand-ins/session.ts";

const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset().mockReturnValue());
afterEach(() => document.body.replaceChildren());

const none = { stamp: "", preferences: false, statistics: false, marketing: false };
const marketing = { ...none, marketing: true };
const open = (setting: ConsentSetting | null): Promise<HTMLElement[]> =>
  openGates(newSession({ consent: () => setting }), document);
const script = `<script type="text/plain" data-cookie-consent-script="marketing" data-x="1">go()</script>`;
const gateScripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>("script:not([type='text/plain'])"),
];

test("CON-08 a script runs once, when its own category is accepted", async () => {
  document.body.innerHTML = script;
  await open(null);
  await open({ ...none, statistics: true });
  expect(gateScripts()).toEqual([]);
  await open(marketing);
  await open(marketing);
  expect(gateScripts()).toHaveLength(1);
  expect(gateScripts()[0]!.text).toBe("go()");
  expect(gateScripts()[0]!.dataset["x"]).toBe("1");
});

test("CON-08 the same script in new content runs again", async () => {
  document.body.innerHTML = script;
  await open(marketing);
  document.body.innerHTML = script;
  await open(marketing);
  expect(gateScripts()).toHaveLength(1);
});

test("CON-08 an unlocked script keeps its module type and its src", async () => {
  document.body.innerHTML = `<script type="text/plain" data-type="module" src="https://t.example/t.js"
    data-cookie-consent-script="marketing"></script>`;
  document.body.firstElementChild!.after = (fresh) => {
    expect((fresh as HTMLScriptElement).type).toBe("module");
    expect((fresh as HTMLScriptElement).src).toBe("https://t.example/t.js");
  };
  expect.assertions(2);
  await open(marketing);
});

test("CON-08 a template's content is inserted once, when its category is accepted", async () => {
  document.body.innerHTML = `<template data-consent="marketing"><b>map</b></template>`;
  expect(await open(none)).toEqual([]);
  const added = await open(marketing);
  expect(added.map(({ outerHTML }) => outerHTML)).toEqual(["<b>map</b>"]);
  expect(await open(marketing)).toEqual([]);
  expect(document.querySelectorAll("b")).toHaveLength(1);
});

test("CON-08 an unknown category logs one warning and is never unlocked", async () => {
  document.body.innerHTML = `<template data-consent="ads"><b>ad</b></template>`;
  for (let time = 0; time < 2; time++) await open({ stamp: "", preferences: true, statistics: true, marketing: true });
  expect(document.querySelector("b")).toBeNull();
  expect(warning).toHaveBeenCalledOnce();
  expect(warning.mock.calls[0]![0]).toContain(`preferences, statistics, marketing, got "ads"`);
});
