import { readFile } from "node:fs/promises";
import { answerPost, labHtml, menu, serveLab } from "../browser/lab.ts";
import { expect, test } from "./fixture/test.ts";
import { expectArrived } from "./places.ts";

const before = menu("one", "two");

test("NAV-14 the pressed button decides where and how a form is sent; Enter presses the first button", async ({
  tab,
  control,
}) => {
  await serveLab(control, {
    one: {
      before,
      page: `<h1>One</h1><form data-ajax method="post" action="/lab/wrong"><input name="q" value="old">
        <button name="do" value="find" formaction="/lab/two" formmethod="get">Find</button>
        <button name="do" value="send" formaction="/lab/send">Send</button></form>`,
    },
    two: { before, page: "<h1>Two</h1>" },
  });
  await answerPost(control, "send", { html: labHtml({ before, page: "<h1>Sent</h1>" }) });
  await tab.open("/lab/one");
  await tab.css("[name=q]").fill("blue & green");
  await tab.press("Enter");
  await expectArrived(tab, "two?q=blue+%26+green&do=find", "Two");
  await tab.back();
  await expectArrived(tab, "one", "One");
  await expect(tab.css("[name=q]")).toHold("blue & green");
  await tab.role("button", "Send").click();
  await expect(tab.css("#page h1")).toRead("Sent");
  await expect(tab).toBeAt("/lab/one");
  expect((await control.log()).filter(({ path }) => path === "/lab/send")).toEqual([
    expect.objectContaining({ method: "POST", body: "q=blue+%26+green&do=send" }),
  ]);
});

test("NAV-14 NAV-22 a refused form keeps what was typed and focuses the error; a sent one shows its page", async ({
  tab,
  control,
}) => {
  await tab.open("/en/contact");
  await tab.role("button", "Decline all").click();
  await tab.css("#page [name=name]").fill("Ada");
  await tab.css("#page [name=email]").fill("nonsense");
  await tab.css("#page [name=message]").fill("A message that is long enough");
  await tab.press("Tab");
  await tab.press("Enter");
  await expect(tab.css("#page [role=alert]").first()).toBeSeen();
  await expect(tab.css("#page [name=email]")).toHaveFocusNow();
  await expect(tab.css("#page [name=email]")).toHold("nonsense");
  await expect(tab.css("#page [name=email]")).toHaveAttributeOf("aria-invalid", "true");
  await expect(tab.css("#page [name=message]")).toHold("A message that is long enough");
  await expect(tab).toBeAt("/en/contact");

  await tab.css("#page [name=email]").fill("ada@example.com");
  await tab.css("#page form[method=post]").role("button").last().click();
  await expect(tab).toBeAt("/en/contact/sent");
  await expect(tab.css("#page h1")).toHaveFocusNow();
  await tab.back();
  await expect(tab).toBeAt("/en/contact");
  await expect(tab.css("#page [name=email]")).toHold("ada@example.com");
  await tab.forward();
  await expect(tab).toBeAt("/en/contact/sent");
  expect((await control.log()).filter(({ method }) => method === "POST")).toHaveLength(2);
});

test("NAV-14 a form sends the file that was chosen", async ({ tab, control }) => {
  await serveLab(control, {
    one: {
      before,
      page: `<h1>One</h1><form data-ajax method="post" action="/lab/send" enctype="multipart/form-data">
        <label>Note <input name="note"></label> <input type="file" name="file"><input type="file" name="none">
        <button>Send</button></form>`,
    },
  });
  await answerPost(control, "send", { html: labHtml({ before, page: "<h1>Sent</h1>" }) });
  const file = "tests/engines/driver/in-page/query.ts";
  await tab.open("/lab/one");
  await tab.css("[name=file]").chooseFiles(`${process.cwd()}/${file}`);
  await tab.css("[name=note]").fill("with a file");
  await tab.press("Enter");
  await expect(tab.css("#page h1")).toRead("Sent");
  const { body } = (await control.log()).find(({ path }) => path === "/lab/send")!;
  expect(body).toContain('name="file"; filename="query.ts"');
  expect(body).toContain(await readFile(file, "utf8"));
  expect(body).toContain('name="none"; filename=""');
  expect(body).toMatch(/name="note"\s+with a file/);
});
