import { expect } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { answerPost, labHtml, menu } from "../lab.ts";
import { arrived, requestCount, requestsFor } from "../navigation/watch.ts";
import { testCase } from "./contest.ts";

const before = menu("one", "two");
const sent = labHtml({ before, page: "<h1>Sent</h1>" });

testCase(
  "NAV-14 NAV-22 case 23: forms work in place: search, redirect, refusal with errors, file upload",
  { fails: "a bare swap", console: /422/ },
  async ({ page, control, serve, proof }) => {
    const form = (field: string): string => `<h1>One</h1>
    <form data-ajax action="/lab/two"><input name="q" value="cups"><button name="do" value="find">Find</button></form>
    <form data-ajax method="post" action="/lab/send" enctype="multipart/form-data">${field}<input type="file"
      name="file"><button>Send</button></form>`;
    await serve({ one: { before, page: form('<input name="email">') }, two: { before, page: "<h1>Two</h1>" } });
    await page.goto("/lab/one");
    await page.click("text=Find");
    await expect(page.locator("#page h1")).toHaveText("Two");
    await proof(page).toHaveURL("/lab/two?q=cups&do=find");
    await page.goBack();
    await arrived(page, "one", "One");

    await answerPost(control, "send", {
      status: 422,
      html: labHtml({
        before,
        page: form('<p id="why">Wrong</p><input name="email" aria-invalid="true" aria-describedby="why">'),
      }),
    });
    await page.click("text=Send");
    await expect(page.locator("#why")).toBeVisible();
    await expect(page).toHaveURL("/lab/one");
    await expect(page.locator("[name=email]")).toBeFocused();

    await control.answer({ path: "/lab/send", method: "POST", status: 303, headers: { Location: "/lab/two" } });
    await page.setInputFiles("[name=file]", {
      name: "photo.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("file content"),
    });
    // The browser does not report the body of such a request.
    await page.evaluate(() => {
      const send = window.fetch;
      window.fetch = async (address, init) => {
        if (init?.body) (window as unknown as { labBody: string }).labBody = await new Response(init.body).text();
        return send(address, init);
      };
    });
    const request = page.waitForRequest("**/lab/send");
    await page.click("text=Send");
    expect((await request).headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    await arrived(page, "two", "Two");
    const body = await page.evaluate(() => (window as unknown as { labBody: string }).labBody);
    for (const part of ['name="email"', 'filename="photo.txt"', "file content"]) expect(body).toContain(part);
    expect(await requestCount(control, "/lab/send", "POST")).toBe(2);
  },
);

testCase(
  "NAV-14 NAV-02 case 24: three quick submits send once; Back restores input, but no password",
  { fails: "a bare swap" },
  async ({ page, control, serve, proof }) => {
    await serve({
      one: {
        before,
        page: '<h1>One</h1><input id="name"><input id="secret" type="password"><form data-ajax method="post" action="/lab/send"><input name="a" value="1"><button>Send</button></form>',
      },
      two: { before, page: "<h1>Two</h1>" },
    });
    await answerPost(control, "send", { html: sent, times: 3 });
    await page.goto("/lab/one");
    await page.fill("#name", "Ada");
    await page.fill("#secret", "secret");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.goBack();
    await arrived(page, "one", "One");
    await proof(page.locator("#name")).toHaveValue("Ada");
    await expect(page.locator("#secret")).toHaveValue("");
    const answer = await hold(page, "**/lab/send");
    const requests = requestsFor(page, "/lab/send");
    await page.locator("button").click({ clickCount: 3 });
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    await expect(page.locator("button")).toHaveAttribute("aria-disabled", "true");
    await expect(page.locator("button")).toBeFocused();
    answer();
    await expect(page.locator("h1")).toHaveText("Sent");
    expect(requests()).toBe(1);
  },
);
