import "../stand-ins/form-owner.ts";
import { afterEach, expect, test } from "vitest";
import { findIn } from "../../../shared/dom/find-in.ts";
import { fieldIn, formOf } from "../../../shared/form/form-of.ts";

afterEach(() => document.body.replaceChildren());

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>("#host")!;
};
const found = (html: string): (string | undefined)[] => {
  const host = show(html);
  return [fieldIn(host, "Code")?.id, formOf(host, "Code")?.id];
};

test.each([
  [
    "a field in the host that belongs to a form elsewhere",
    `<form id="checkout"><input name="Code" id="other"><p id="host"><input name="Code" id="code" form="cf"></p></form>
      <form id="cf"></form>`,
  ],
  [
    "a field in the second form of the host",
    `<div id="host"><form id="remove"><button>Remove</button></form>
      <form id="cf"><input name="Code" id="code"></form></div>`,
  ],
  ["a field in the form around the host", `<form id="cf"><input name="Code" id="code"><p id="host"></p></form>`],
  [
    "a field outside the form of the host",
    `<form id="cf"><p id="host"></p></form><input name="Code" id="code" form="cf">`,
  ],
  [
    "a field in the form of another field of the host",
    `<form id="around"><p id="host"><input name="Other" form="cf"></p></form>
      <form id="cf"><input name="Code" id="code"></form>`,
  ],
  ["the host itself", `<form id="around"><input name="Code" id="host" form="cf"></form><form id="cf"></form>`],
])("ERR-06 a field is found with its form: %s", (_, html) =>
  expect(found(html)).toEqual([html.includes('id="code"') ? "code" : "host", "cf"]),
);

test("ERR-06 a field without a form is not a field of the host's form", () =>
  expect(found('<p id="host"><input name="Code" id="code"></p>')).toEqual([undefined, undefined]));

test("ERR-06 fields named elements and matches do not hide the fields of a form", () => {
  const host = show(
    '<form id="host"><input name="elements"><input name="matches"><input name="Code" id="code"></form>',
  );
  // In happy-dom fields do not shadow the properties of a form, as they do in browsers.
  for (const name of ["elements", "matches"])
    Object.defineProperty(host, name, { value: host.querySelector(`[name=${name}]`) });
  expect([fieldIn(host, "Code")?.id, formOf(host), findIn(host, "form")]).toEqual(["code", host, host]);
});
