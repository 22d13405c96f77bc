// The shell sends the same request for a form as the browser does without the shell.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { answerPost, labHtml, serveLab } from "../lab.ts";
import { arrived } from "./watch.ts";

const file = (name: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(`in ${name}`),
});
const send = (page: Page): Promise<void> => page.click("text=Send");

/** Forms and how each is sent. The placeholder AJAX is replaced by the attribute. */
const forms: { what: string; html: string; act?: (page: Page) => Promise<void> }[] = [
  {
    what: "multi-line text and characters with a meaning in URLs",
    html: '<form AJAX method="post" action="/lab/send"><textarea name="text"></textarea><input name="é &amp; =" value="+ %20"><input type="file" name="file"><button>Send</button></form>',
    act: async (page) => {
      await page.fill("textarea", "first\nsecond é & = +");
      await send(page);
    },
  },
  {
    what: "several files and an empty file field",
    html: '<form AJAX method="post" action="/lab/send" enctype="multipart/form-data"><input name="note" value="a note"><input type="file" name="photos" multiple><input type="file" name="none"><button>Send</button></form>',
    act: async (page) => {
      await page.setInputFiles("[name=photos]", [file("one.txt"), file("two é.txt")]);
      await send(page);
    },
  },
  {
    what: "a button with formenctype",
    html: '<form AJAX method="post" action="/lab/send"><input name="a" value="1"><button formenctype="multipart/form-data">Send</button></form>',
  },
  {
    what: "fields and a button outside the form element",
    html: '<input form="f" name="first" value="1"><form AJAX id="f" method="post" action="/lab/wrong"><input name="inside" value="2"></form><button form="f" name="do" value="go" formaction="/lab/send">Send</button>',
  },
  {
    what: "an image button, with the click position",
    html: '<form AJAX method="post" action="/lab/send"><input type="image" name="map" alt="Map" width="50" height="50" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="></form>',
    act: (page) => page.click("[type=image]", { position: { x: 7, y: 9 } }),
  },
  {
    what: "Enter in a field, which activates the first submit button",
    html: '<form AJAX method="post" action="/lab/send"><input name="q" value="cups"><button type="button" name="do" value="none">None</button><button name="do" value="first">First</button><button name="do" value="second">Second</button></form>',
    act: (page) => page.press("[name=q]", "Enter"),
  },
  {
    what: "selected and unselected options, checkboxes and radio buttons",
    html: '<form AJAX method="post" action="/lab/send"><select name="many" multiple><option selected>a</option><option selected>b</option><option>c</option></select><input type="checkbox" name="on" checked><input type="checkbox" name="off"><input type="radio" name="r" value="1"><input type="radio" name="r" value="2" checked><input name="disabled" value="x" disabled><fieldset disabled><input name="group" value="x"></fieldset><input name="read" value="y" readonly><input value="nameless"><button name="other" value="no">Other</button><button>Send</button></form>',
  },
  {
    what: "fields named like properties of forms",
    html: `<form AJAX method="post"
      action="/lab/send">${[
        "action",
        "method",
        "target",
        "enctype",
        "submit",
        "requestSubmit",
        "elements",
        "id",
        "name",
      ]
        .map((name) => `<input name="${name}" value="field">`)
        .join("")}<button>Send</button></form>`,
  },
  {
    what: "a form that a script submits with its button",
    html: '<form AJAX method="post" action="/lab/send"><input name="a" value="1"><button name="do" value="go">Send</button></form>',
    act: (page) => page.evaluate(() => document.querySelector("form")!.requestSubmit(document.querySelector("button"))),
  },
  {
    what: "a GET action with a query",
    html: '<form AJAX action="/lab/send?old=1#place"><input name="q" value="new"><button>Send</button></form>',
  },
  {
    what: "a POST action with a query",
    html: '<form AJAX method="post" action="/lab/send?old=1"><input name="q" value="new"><button>Send</button></form>',
  },
];

for (const [kinds, group] of [
  ["text, files, fields and buttons", forms.slice(0, 6)],
  ["choices, names, scripts and addresses", forms.slice(6)],
] as const) {
  test(`NAV-14 a form is sent exactly as the browser would: ${kinds}`, async ({ page, guard, control }) => {
    await serveLab(control, { start: {} });
    await page.goto("/lab/start");
    const open = (name: string): Promise<boolean> => page.evaluate((name) => window.atoll!.visit(`/lab/${name}`), name);
    for (const { what, html, act = send } of group) {
      await test.step(what, async () => {
        await control.reset();
        await serveLab(control, {
          plain: { page: html.replace("AJAX", "") },
          one: { page: html.replace("AJAX", "data-ajax") },
          send: { page: "<h1>Sent</h1>" },
        });
        await answerPost(control, "send", { html: labHtml({ page: "<h1>Sent</h1>" }), times: 2 });
        await open("plain");
        await guard.expectFullLoad(() => act(page));
        await expect(page.locator("h1")).toHaveText("Sent");
        const { hash } = new URL(page.url());
        await open("one");
        await act(page);
        await expect(page.locator("h1")).toHaveText("Sent");
        if (hash) await arrived(page, `send?q=new${hash}`, "Sent");
        const [plain, ajax] = (await control.log())
          .filter(({ path }) => path === "/lab/send")
          .map(({ method, search, body }) => ({
            method,
            search,
            body: body?.replace(/----WebKitFormBoundary\w+/g, "boundary"),
          }));
        expect(plain).toBeDefined();
        expect(ajax).toEqual(plain);
      });
    }
  });
}
