import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  findAddressForm,
  prefixIds,
  postAddress,
  returnPathOf,
} from "../../../../islands/checkout/address-picker/address-form.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const fetched = vi.fn();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  standInShell();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const url = "http://localhost/shop/en/account/addresses/add?type=Billing";
const page = (form: string): string =>
  `<title>Shop</title><form method="post"><input name="newsletter"></form><main id="page"><h1> New <em>address</em>
    </h1><form><input name="q"></form><form method="post"><input type="hidden" name="t"></form>${form}</main>`;
const form = (html: string): HTMLFormElement => findAddressForm(page(html), url)!.form;

test("ADR-01 the address form and its heading are found in a full page, with absolute addresses", () => {
  const found = findAddressForm(
    page(
      '<form method="post" action="save?x=1"><input name="City"><button formaction="/other">Save</button><a href="../list">Back</a></form>',
    ),
    url,
  )!;
  expect(found.title).toBe("New address");
  expect(found.form.getAttribute("action")).toBe("http://localhost/shop/en/account/addresses/save?x=1");
  expect(found.form.querySelector("button")!.getAttribute("formaction")).toBe("http://localhost/other");
  expect(found.form.querySelector("a")!.getAttribute("href")).toBe("http://localhost/shop/en/account/list");
  expect(form('<form method="post"><select name="CountryId"></select></form>').getAttribute("action")).toBe(url);
  expect(findAddressForm('<form method="post"><input name="a"></form>', url)?.title).toBe("");
  expect(findAddressForm(page(""), url)).toBeUndefined();
  expect(findAddressForm("", url)).toBeUndefined();
});

test("ADR-04 a form without a visible field of the sent form is not its response", () => {
  const sent = form('<form method="post"><input type="hidden" name="Id"><input name="City"></form>');
  expect(findAddressForm(page('<form method="post"><input name="City"></form>'), url, sent)).toBeDefined();
  expect(
    findAddressForm(page('<form method="post"><input name="Id"><input name="Search"></form>'), url, sent),
  ).toBeUndefined();
});

test("ADR-01 ids in the dialog are prefixed, together with all references to them", () => {
  const ownForm = form(
    '<form method="post" id="f"><label for="City">City</label><input id="City" name="City" list="all" aria-describedby="hint error"><p id="hint"></p><p id="error"></p><datalist id="all"></datalist><button form="f" popovertarget="hint" data-target="#hint">?</button><a href="#City">City</a><a href="http://localhost/x#City">x</a></form>',
  );
  prefixIds(ownForm, "d-");
  expect(ownForm.outerHTML.replace(/ action="[^"]*"/, "")).toBe(
    '<form method="post" id="d-f"><label for="d-City">City</label><input id="d-City" name="City" list="d-all" aria-describedby="d-hint d-error"><p id="d-hint"></p><p id="d-error"></p><datalist id="d-all"></datalist><button form="d-f" popovertarget="d-hint" data-target="#d-hint">?</button><a href="#d-City">City</a><a href="http://localhost/x#City">x</a></form>',
  );
});

test.each([
  ['action="/a?returnUrl=%2Fen%2Fcheckout%3Fa%3D1"', "", "/en/checkout"],
  ['action="/a"', '<input type="hidden" name="returnUrl" value="/fr/checkout">', "/fr/checkout"],
  ['action="/a"', "", ""],
  ['action="/a?returnUrl="', "", ""],
  ['action="/a"', '<input type="hidden" name="returnUrl" value="http://[">', ""],
])("ADR-01 a form with %s %s returns to %j", (action, field, path) =>
  expect(returnPathOf(form(`<form method="post" ${action}>${field}<input name="a"></form>`))).toBe(path),
);

const answer = (html: string, more: object = {}): object => ({
  status: 200,
  url: "http://localhost/en/checkout",
  redirected: false,
  text: () => Promise.resolve(html),
  clone: () => new Response(html),
  ...more,
});
const send = (
  html = '<form method="post"><input name="City" value="A&B"><button name="save" value="1">Save</button></form>',
) => {
  const element = document.body.appendChild(document.adoptNode(form(html)));
  return { made: element, sent: postAddress(element, element.querySelector("button"), new AbortController().signal) };
};

test("ADR-01 a form is posted with its submit button, and the saved address id is read", async () => {
  fetched.mockResolvedValue(answer('<p data-address-saved="12">Saved</p>'));
  expect(await send().sent).toMatchObject({ status: 200, redirected: false, savedId: "12" });
  const [to, { method, body, headers }] = fetched.mock.calls[0] as [
    string,
    { method: string; body: URLSearchParams; headers: object },
  ];
  expect([to, method, String(body), headers]).toEqual([
    url,
    "POST",
    "City=A%26B&save=1",
    { Accept: "text/html", "X-Requested-With": "XMLHttpRequest" },
  ]);
});

const login = '<form action="/en/security/login"><input type="password"></form>';

test.each<[string, object]>([
  ["401", answer("", { status: 401 })],
  [
    "a redirect to the login page",
    answer("", { redirected: true, url: "http://localhost/en/security/login?returnUrl=x" }),
  ],
  ["the login page in its place", answer(login)],
])("ERR-01 on %s the form is sent again after the login; a dismissed login rejects with 401", async (_, refused) => {
  const face = standInShell();
  fetched.mockResolvedValue(refused);
  await expect(send().sent).rejects.toMatchObject({ status: 401 });
  vi.mocked(face.login).mockImplementation(async () => {
    document.querySelector<HTMLInputElement>("[name=City]")!.value = "Fresh";
    return true;
  });
  document.body.replaceChildren();
  fetched.mockReset().mockResolvedValueOnce(refused).mockResolvedValue(answer("Done"));
  expect(await send().sent).toMatchObject({ html: "Done", savedId: null });
  expect(fetched.mock.calls.map(([, { body }]) => String(body))).toEqual(["City=A%26B&save=1", "City=Fresh&save=1"]);
  expect(face.login).toHaveBeenCalledWith(location.href, true);
  document.body.replaceChildren();
  fetched.mockReset().mockResolvedValue(refused);
  await expect(send().sent).rejects.toMatchObject({ status: 403 });
});

test("ERR-01 without a login page, a form answered by 401 is a failure that is shown", async () => {
  standInShell({ loginPath: "" });
  fetched.mockResolvedValue(answer("", { status: 401, url }));
  await expect(send().sent).rejects.toMatchObject({ status: 403, message: `401 from ${url}` });
});

test("ERR-01 a login form on the page after a redirect opens no login", async () => {
  const face = standInShell();
  fetched.mockResolvedValue(answer(login, { redirected: true }));
  expect(await send().sent).toMatchObject({ redirected: true });
  expect(face.login).not.toHaveBeenCalled();
});
