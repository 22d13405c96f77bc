// Back is pressed again while the visitor is asked about input that is not saved.
import type { Page } from "@playwright/test";
import { expect, test as base } from "../guard/test.ts";
import { switchOff } from "../features/switch-off.ts";
import { menu, serveLab, tall } from "../lab.ts";
import { arrived, pendingWorkDone, scrolledTo } from "../navigation/watch.ts";

const before = menu("one", "two", "three");
const form = '<form data-warn-unsaved="Leave without saving?"><input name="city"></form>';
const city = (page: Page) => page.locator("[name=city]");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });
const stay = (page: Page) => dialog(page).getByRole("button", { name: "Stay on the page" }).last();
const leave = (page: Page) => dialog(page).getByRole("button", { name: "Leave the page" });

/** `askedTwice` visits three, two and one, types in the form of page one, and goes Back twice: the question is open. */
const test = base.extend<{ askedTwice: () => Promise<void> }>({
  askedTwice: ({ page, visit, control }, use) =>
    use(async () => {
      await serveLab(control, {
        one: {
          before,
          page: `<h1>One</h1>${form}`,
        },
        two: { before, page: "<h1>Two</h1>" },
        three: { before, page: "<h1>Three</h1>" },
      });
      await visit("/lab/three");
      await page.click("text=two");
      await arrived(page, "two", "Two");
      await page.click("text=one");
      await arrived(page, "one", "One");
      await city(page).fill("Ghent");
      await page.goBack();
      await expect(leave(page)).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/three$/);
      await pendingWorkDone(page);
      await expect(dialog(page)).toHaveCount(1);
    }),
});

test("NAV-12 NAV-02 a visitor who goes Back twice before answering and leaves sees the page of the second Back @all", async ({
  page,
  askedTwice,
}) => {
  await askedTwice();
  await leave(page).click();
  await arrived(page, "three", "Three");
  await page.goForward();
  await arrived(page, "two", "Two");
  await page.goForward();
  await arrived(page, "one", "One");
  await expect(city(page)).toHaveValue("Ghent");
});

test("NAV-12 NAV-02 a visitor who goes Back twice before answering and stays is at the page again, with its input @all", async ({
  page,
  askedTwice,
}) => {
  await askedTwice();
  await stay(page).click();
  await expect(page).toHaveURL(/one$/);
  await arrived(page, "one", "One");
  await expect(city(page)).toHaveValue("Ghent");
  await page.goBack();
  await leave(page).click();
  await arrived(page, "two", "Two");
  await page.goBack();
  await arrived(page, "three", "Three");
  await page.evaluate(() => history.go(2));
  await arrived(page, "one", "One");
  await expect(city(page)).toHaveValue("Ghent");
});

test("NAV-12 NAV-02 without the Navigation API a visitor who stays after two Backs is at the address of the page @all", async ({
  page,
  askedTwice,
}) => {
  await switchOff(page, "Navigation API");
  await askedTwice();
  await stay(page).click();
  await expect(page).toHaveURL(/one$/);
  await arrived(page, "one", "One");
  await expect(city(page)).toHaveValue("Ghent");
  await page.goBack();
  await leave(page).click();
  await arrived(page, "three", "Three");
  await page.goForward();
  await arrived(page, "one", "One");
  await expect(city(page)).toHaveValue("Ghent");
});

test("NAV-12 NAV-02 a visitor who goes Back and Forward before answering stays at the page, whatever the answer is @all", async ({
  page,
  askedTwice,
}) => {
  await askedTwice();
  await page.evaluate(() => history.go(2));
  await expect(page).toHaveURL(/one$/);
  await pendingWorkDone(page);
  await leave(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await arrived(page, "one", "One");
  await expect(city(page)).toHaveValue("Ghent");
  await page.goBack();
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/one$/);
  await pendingWorkDone(page);
  await stay(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await arrived(page, "one", "One");
  await page.goBack();
  await leave(page).click();
  await arrived(page, "two", "Two");
});

test("NAV-12 NAV-02 the page stays where it is scrolled to while Back asks, and is there again on Forward @all", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${form}${tall(3000)}` },
    two: { before, page: `<h1>Two</h1>${tall(3000)}` },
  });
  const scroll = async (top: number): Promise<void> => {
    await page.evaluate((top) => scrollTo(0, top), top);
    await scrolledTo(page, top);
  };
  await visit("/lab/two");
  await scroll(900);
  await page.evaluate(() => window.atoll!.visit("/lab/one"));
  await arrived(page, "one", "One");
  await city(page).fill("Ghent");
  await scroll(400);
  await page.goBack();
  await expect(leave(page)).toBeVisible();
  await pendingWorkDone(page);
  await scrolledTo(page, 400);
  await stay(page).click();
  await arrived(page, "one", "One");
  await scrolledTo(page, 400);
  await page.goBack();
  await leave(page).click();
  await arrived(page, "two", "Two");
  await scrolledTo(page, 900);
  await page.goForward();
  await arrived(page, "one", "One");
  await scrolledTo(page, 400);
});

test("NAV-12 NAV-02 Back at once after the visitor has chosen to stay asks again @all", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${form}` },
    two: { before, page: "<h1>Two</h1>" },
  });
  await visit("/lab/two");
  await page.click("text=one");
  await arrived(page, "one", "One");
  await city(page).fill("Ghent");
  await page.click("header >> text=two");
  await stay(page).evaluate((button) => {
    (button as HTMLElement).click();
    history.back();
  });
  await expect(page).toHaveURL(/two$/);
  await stay(page).click();
  await expect(page).toHaveURL(/one$/);
  await arrived(page, "one", "One");
  await expect(city(page)).toHaveValue("Ghent");
});
