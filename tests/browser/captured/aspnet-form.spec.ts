// ASP.NET: forms that post back to themselves, with hidden state and rules in data-val attributes.
import { expect, test } from "../guard/test.ts";
import { requestCount } from "../navigation/watch.ts";
import { at, back, forward, go, scriptLog, timesLogged, walk } from "./capture.ts";

const home = at("aspnet-form", "/Default.aspx");
const form = at("aspnet-form", "/Checkout/Index.aspx");
const toHome = ["#menu >> text=Home", "Northquay Stores"] as const;
const address = ["#menu >> text=Delivery address", "Delivery address"] as const;
const newsletter = ["#menu >> text=Newsletter", "Newsletter"] as const;

test("NAV-01 NAV-07 NAV-23 .aspx pages swap in place, and postback links send the current page @all", async ({
  page,
  visit,
  guard,
}) => {
  await test.step(".aspx pages swap in place, and the site's own script validates their forms", async () => {
    await visit(home);
    await walk(page, [address, newsletter, toHome, address]);
    await expect(page.locator("#menu .selected")).toHaveText("Delivery address");
    const isFile = (what: string): boolean => what.endsWith(".js");
    expect((await scriptLog(page)).filter(isFile)).toEqual(["validate.js", "validate.unobtrusive.js"]);
    await page.fill("#Address_Street", "A street with a name too long");
    await page.click("text=Go on");
    await expect(page.locator("[data-valmsg-for='Address.Street']")).toHaveText(
      "The field Street must be a string with a maximum length of 20.",
    );
    await expect(page.locator("[data-valmsg-for='Address.PostCode']")).toHaveText("The Post code field is required.");
    await expect(page.locator("#Address_Street")).toBeFocused();
    expect(await timesLogged(page, "validated")).toBe(1);
  });

  await test.step("postback links send the form of the current page, also after Back", async () => {
    await go(page, ...newsletter);
    await guard.expectFullLoad(() => page.click("text=Choose topics"));
    await expect(page.locator("h1")).toHaveText("Newsletter topics");
    await visit(home);
    await go(page, ...newsletter);
    await back(page, "Northquay Stores");
    await guard.expectFullLoad(() => page.click("text=More offers"));
    await expect(page.locator("h1")).toHaveText("More offers");
  });
});

test("NAV-14 NAV-22 NAV-02 a postback form shows its errors, and its token survives other visits @all", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a refused postback form shows its errors; each submit uses the token of its own page", async () => {
    await visit(home);
    await go(page, ...address);
    await page.fill("#Address_Street", "Elsewhere 1");
    await page.fill("#Address_PostCode", "1234 AB");
    await page.check("#Neighbour");
    const first = await page.inputValue("[name=__RequestVerificationToken]");
    await page.click("text=Go on");
    await expect(page.locator("h1")).toHaveText("Delivery address: please look again");
    await expect(page.locator(".validation-summary-errors")).toHaveText("We do not deliver to that street.");
    await expect(page.locator("#Address_Street")).toBeFocused();
    await expect(page).toHaveURL((url) => url.pathname === form);
    const second = await page.inputValue("[name=__RequestVerificationToken]");
    expect(second).not.toBe(first);
    // The site's validation rules apply to the new form, too.
    await page.click("text=Go on");
    await expect(page.locator("[data-valmsg-for='Address.PostCode']")).toHaveText("The Post code field is required.");
    await page.fill("#Address_Street", "Quay 4");
    await page.fill("#Address_PostCode", "1234 AB");
    await page.click("text=Go on");
    await expect(page.locator("h1")).toHaveText("Thank you");
    await expect(page).toHaveURL((url) => url.pathname === at("aspnet-form", "/Checkout/Confirm.aspx"));
    await back(page, "Delivery address: please look again");
    await forward(page, "Thank you");
    const posts = (await control.log())
      .filter(({ method }) => method === "POST")
      .map(({ body }) => new URLSearchParams(body));
    expect(posts.map((post) => post.get("__RequestVerificationToken"))).toEqual([first, second]);
    expect(posts[0]!.getAll("Neighbour")).toEqual(["true", "false"]);
    expect(posts[1]!.getAll("Neighbour")).toEqual(["false"]);
    expect(posts[1]!.get("__VIEWSTATE")).toBe("/wEPDwADDRESS");
    expect(posts[1]!.get("ctl00$Main$Next")).toBe("Go on");
  });

  await test.step("after visits elsewhere, Back restores the cached page with its input and its token", async () => {
    await control.reset();
    await visit(form);
    const token = await page.inputValue("[name=__RequestVerificationToken]");
    await page.fill("#Address_Street", "Quay 4");
    await page.fill("#Address_PostCode", "1234 AB");
    await go(page, ...newsletter);
    await go(page, ...address);
    expect(await page.inputValue("[name=__RequestVerificationToken]")).not.toBe(token);
    await back(page, "Newsletter");
    await back(page, "Delivery address");
    await page.click("text=Go on");
    await expect(page.locator("h1")).toHaveText("Thank you");
    const [post] = (await control.log()).filter(({ method }) => method === "POST");
    expect(new URLSearchParams(post!.body).get("__RequestVerificationToken")).toBe(token);
    expect(new URLSearchParams(post!.body).get("Address.Street")).toBe("Quay 4");
    expect(await requestCount(control, form, "GET")).toBe(2);
  });
});
