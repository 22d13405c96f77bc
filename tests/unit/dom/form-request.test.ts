import { afterEach, expect, test } from "vitest";
import { isOurs } from "../../../shell/core/form-policy.ts";
import { formRequest, type FormRequest } from "../../../shell/common/form-request.ts";

const origin = "http://localhost:3000";
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** The request that the form in `html` sends when its button, if any, is pressed. */
function send(html: string): FormRequest {
  document.body.innerHTML = html;
  return formRequest(document.querySelector("form")!, document.querySelector("button"));
}
const fields = (request: FormRequest): string[][] => [...(request.body as URLSearchParams | FormData)] as string[][];

test("NAV-14 a form without method and action requests the current page with its fields", () => {
  expect(send(`<form><input name="q" value="blue cup"></form>`)).toEqual({
    url: `${location.href}?q=blue+cup`,
    method: "GET",
    body: null,
  });
});

test("NAV-14 the fields of a GET form replace the query of its action", () => {
  expect(send(`<form action="/list?page=2"><input name="q" value="x"></form>`).url).toBe(`${origin}/list?q=x`);
});

test("NAV-14 a POST form keeps the query of its action and sends its fields", () => {
  const request = send(
    `<form method="post" action="/cart?x=1"><input name="a" value="1"><input name="a" value="ü"></form>`,
  );
  expect(request).toMatchObject({ url: `${origin}/cart?x=1`, method: "POST" });
  expect(request.body).toBeInstanceOf(URLSearchParams);
  expect(fields(request)).toEqual([
    ["a", "1"],
    ["a", "ü"],
  ]);
});

test("NAV-14 a multipart form is sent as multipart", () => {
  expect(
    send(`<form method="post" enctype="multipart/form-data"><input name="a" value="1"></form>`).body,
  ).toBeInstanceOf(FormData);
});

test("NAV-14 the pressed button adds its name and value and overrides action and method", () => {
  const request = send(
    `<form action="/a"><input name="q" value="1"><button name="do" value="wish" formaction="/wish"
      formmethod="post">x</button></form>`,
  );
  expect(request).toMatchObject({ url: `${origin}/wish`, method: "POST" });
  expect(fields(request)).toEqual([
    ["q", "1"],
    ["do", "wish"],
  ]);
});

test("NAV-14 fields named action and method do not hide the form's attributes", () => {
  const request = send(
    `<form method="post" action="/real"><input name="action" value="add"><input name="method" value="x"></form>`,
  );
  expect(request).toMatchObject({ url: `${origin}/real`, method: "POST" });
});

test("NAV-14 a relative action is resolved against the base element", () => {
  document.head.innerHTML = `<base href="${origin}/shop/">`;
  expect(send(`<form method="post" action="cart"></form>`).url).toBe(`${origin}/shop/cart`);
  expect(send(`<form method="post"></form>`).url).toBe(location.href);
});

test.each([
  ["", true],
  [`data-ajax`, false],
  [`data-ajax="false"`, true],
  [`data-ajax target="_self" accept-charset="utf-8"`, false],
  [`data-ajax method="dialog"`, true],
  [`data-ajax action="https://pay.example/"`, true],
  [`data-ajax target="_blank"`, true],
  [`data-ajax enctype="text/plain"`, true],
  [`data-ajax accept-charset="iso-8859-1"`, true],
])("NAV-14 a form with %s is left to the browser: %s", (attributes, left) => {
  document.body.innerHTML = `<form ${attributes}></form>`;
  expect(isOurs(document.forms[0]!, null)).toBe(!left);
});

test.each([
  'formmethod="dialog"',
  'formaction="https://pay.example/"',
  'formtarget="frame"',
  'formenctype="text/plain"',
])("NAV-14 a button with %s leaves its form to the browser", (attributes) => {
  document.body.innerHTML = `<form data-ajax><button ${attributes}>x</button></form>`;
  expect(isOurs(document.forms[0]!, document.querySelector("button"))).toBe(false);
});

test("NAV-14 without multipart an empty file field is sent as an empty text", () => {
  expect(fields(send(`<form method="post"><input name="photo" type="file"></form>`))).toEqual([["photo", ""]]);
});
