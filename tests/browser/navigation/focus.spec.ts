import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { answerPost, labHtml, menu, serveLab, tall } from "../lab.ts";
import { arrived, pendingWorkDone, scrolledTo } from "./watch.ts";

const before = menu("one", "two", "three");

test("NAV-22 NAV-02 a visit focuses the start of the content; Back restores the previous focus", async ({
  page,
  visit,
  control,
}) => {
  await test.step("an autofocus field gets the focus; without a heading the page section does", async () => {
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, page: "<h1>Two</h1><input id=q autofocus>" },
      three: { before, page: '<p>No heading</p><p><a id="first" href="/lab/one">First</a></p>' },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await expect(page.locator("#q")).toBeFocused();
    await page.click("#head >> text=three");
    await expect(page.locator("#page")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("#first")).toBeFocused();
  });

  await test.step("an autofocus field in a closed dialog is skipped; the heading gets the focus", async () => {
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, page: "<h1>Two</h1><dialog><input autofocus></dialog>" },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("h1")).toBeFocused();
  });

  await test.step("Back restores the focus without scrolling", async () => {
    await serveLab(control, {
      one: { before, page: `<h1>One</h1>${tall(1500)}<p><a id="go" href="/lab/two">Go</a></p>${tall(1500)}` },
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.evaluate(() => scrollTo(0, 1400));
    await scrolledTo(page, 1400);
    await page.click("#go");
    await arrived(page, "two", "Two");
    await page.goBack();
    await arrived(page, "one", "One");
    await expect(page.locator("#go")).toBeFocused();
    await scrolledTo(page, 1400);
  });

  await test.step("focus that moves to a field outside the section while a page loads stays there", async () => {
    const search = `${before}<label>Search <input id="search"></label><label>Language <select
      id="language"><option>en<option>fr</select></label>`;
    await serveLab(control, {
      one: { before: search, page: "<h1>One</h1>" },
      two: { before: search, page: "<h1>Two</h1>" },
    });
    const meanwhile = async (name: string, title: string, act: () => Promise<void>): Promise<void> => {
      const answer = await hold(page, `**/lab/${name}`, { times: 1 });
      const request = page.waitForRequest(`**/lab/${name}`);
      await page.click(`#head >> text=${name}`);
      await request;
      await act();
      answer();
      await arrived(page, name, title);
      await pendingWorkDone(page);
    };
    await visit("/lab/one");
    await meanwhile("two", "Two", () => page.locator("#search").pressSequentially("te"));
    await page.keyboard.type("a");
    await expect(page.locator("#search")).toHaveValue("tea");
    await meanwhile("one", "One", () => page.focus("#language"));
    await expect(page.locator("#language")).toBeFocused();
    // The link outside the page section loses the focus to the new heading.
    await page.evaluate(() => window.atoll!.visit("/lab/two"));
    await arrived(page, "two", "Two");
    await expect(page.locator("h1")).toBeFocused();
  });

  await test.step("Back does not reopen a modal dialog of the page as a non-modal one", async () => {
    await serveLab(control, {
      one: { before, page: '<h1>One</h1><dialog id="own"><a href="/lab/two">Go</a></dialog>' },
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.locator("#own").evaluate((dialog) => (dialog as HTMLDialogElement).showModal());
    await page.click("#own a");
    await arrived(page, "two", "Two");
    await page.goBack();
    await arrived(page, "one", "One");
    await expect(page.locator("#own")).not.toHaveAttribute("open");
  });

  await test.step("Back also restores the focus after an anchor and after a link outside the section", async () => {
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1><p><a id="down" href="#far">Down</a></p>${tall(1500)}<h2 id="far">Far</h2><p><a id="go"
          href="/lab/two">Go</a></p>${tall(1500)}`,
      },
      two: { before, page: "<h1>Two</h1>" },
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit("/lab/one");
    await page.click("#down");
    await expect(page).toHaveURL("/lab/one#far");
    await page.click("#go");
    await arrived(page, "two", "Two");
    await page.goBack();
    await arrived(page, "one#far", "One");
    await expect(page.locator("#go")).toBeFocused();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(page.locator("#go")).toBeFocused();
    await page.goForward();
    await arrived(page, "two", "Two");
    await page.focus("#head >> text=three");
    await page.goBack();
    await arrived(page, "one#far", "One");
    await pendingWorkDone(page);
    await page.focus("#head >> text=two");
    await page.keyboard.press("Enter");
    await arrived(page, "two", "Two");
    await expect(page.locator("h1")).toBeFocused();
    await page.goBack();
    await arrived(page, "one#far", "One");
    await expect(page.locator("#head >> text=two")).toBeFocused();
  });
});

test("NAV-22 NAV-14 each kind of visit moves the focus to its content and announces it @all", async ({
  page,
  control,
  guard,
}) => {
  guard.allowConsole(/status of (404|422)/);
  const form =
    '<form data-ajax method="post" action="/lab/send"><label>Name <input name="n"></label><button>Send</button></form>';
  const search = '<form data-ajax action="/lab/two"><input name="q" value="x"><button>Search</button></form>';
  const part =
    '<form data-ajax data-ajax-push data-ajax-target="#part" action="/lab/part"><input name="p" value="1"><button>Filter</button></form><div id="part"></div>';
  await serveLab(control, {
    one: {
      title: "One",
      before: menu("one", "two", "gone"),
      page: `<h1>One</h1>${form}${search}${part}<p><a data-modal href="/lab/two">Modal</a>
        <a href="#place">Place</a></p><h2 id="place">Place</h2><p><a id="after" href="/lab/two">After</a></p>`,
    },
    two: { title: "Two", before: menu("one", "two", "gone"), page: "<h1>Two</h1>" },
    gone: { title: "Not found", before: menu("one"), page: "<h1>Not found</h1>", status: 404 },
    part: { page: '<div id="part"><h2>Three cups</h2></div>' },
  });
  await page.goto("/lab/one");
  const expectAnnounced = async (text: string): Promise<void> =>
    expect(page.locator("#atoll-live-polite")).toHaveText(text);
  const focused = (selector: string): Promise<void> => expect(page.locator(selector)).toBeFocused();

  await page.click("#head >> text=gone");
  await expectAnnounced("Not found");
  await focused("#page h1");
  await page.goBack();
  await expectAnnounced("One");
  await focused("#head >> text=gone");
  await page.goForward();
  await expectAnnounced("Not found");
  await focused("#page h1");
  await page.click("#head >> text=one");
  await expectAnnounced("One");
  await focused("#page h1");

  await page.click("text=Search");
  await expectAnnounced("Two");
  await focused("#page h1");
  await page.goBack();
  await expectAnnounced("One");
  await focused("text=Search");

  await answerPost(control, "send", {
    status: 422,
    html: labHtml({ title: "Wrong", page: '<h1>One</h1><input name="n" aria-invalid="true">' }),
  });
  await page.click("text=Send");
  await expectAnnounced("Wrong");
  await focused("[aria-invalid]");
  await page.click("#head >> text=one");
  await expectAnnounced("One");
  await control.answer({ path: "/lab/send", method: "POST", status: 303, headers: { Location: "/lab/two" } });
  await page.click("text=Send");
  await expectAnnounced("Two");
  await focused("#page h1");

  await page.goBack();
  await expectAnnounced("One");
  await page.click("text=Filter");
  await expectAnnounced("Three cups");
  await focused("text=Filter");

  await page.click("text=Modal");
  await expect(page.locator("dialog[open]")).toHaveAccessibleName("Two");
  expect(await page.evaluate(() => document.activeElement!.closest("dialog") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await focused("text=Modal");
  await page.click("#page >> text=Place");
  await expect(page).toHaveURL(/#place$/);
  await page.keyboard.press("Tab");
  await focused("#after");
});
