// Pages with invalid HTML must look and work as after a full load.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { at, back, go, scriptLog, walk } from "./capture.ts";

const home = at("invalid-html");
const pumps = ["text=Pumps >> nth=0", "Pumps"] as const;
const order = ["center >> text=Order", "Order"] as const;
const old = ["center >> text=Old stock", "Old stock"] as const;
const about = ["center >> text=About us", "About us"] as const;

/** The content in the document, without attributes that the shell adds. */
const content = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.getElementById("page")!.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll("[tabindex]")) element.removeAttribute("tabindex");
    for (const field of copy.querySelectorAll("[form^=atoll]")) field.removeAttribute("form");
    for (const form of copy.querySelectorAll("form[id^=atoll]")) form.removeAttribute("id");
    return copy.innerHTML.replace(/\s+/g, " ").trim();
  });

test("NAV-01 NAV-21 NAV-04 NAV-09 pages of invalid HTML swap in place as in a full load @all", async ({
  page,
  visit,
}) => {
  await test.step("pages of invalid HTML swap in place with the content and title of a full load", async () => {
    const pages = [
      ["/pumps.html", pumps],
      ["/order.html", order],
      ["/old.html", old],
      ["/about.html", about],
    ] as const;
    const inFull: { html: string; title: string }[] = [];
    for (const [path, [, heading]] of pages) {
      await visit(at("invalid-html", path));
      await expect(page.locator("h1")).toHaveText(heading);
      inFull.push({ html: await content(page), title: await page.title() });
    }
    await visit(home);
    const found: typeof inFull = [];
    for (const [, [link, heading]] of pages) {
      await go(page, link, heading);
      found.push({ html: await content(page), title: await page.title() });
    }
    expect(found).toEqual(inFull);
    await walk(page, [order, pumps, old]);
  });

  await test.step("scripts and styles before the content apply first, even in an invalid head", async () => {
    await visit(home);
    await go(page, ...pumps);
    await expect(page.locator(".price").first()).toHaveText("EUR 120,-");
    await expect(page.locator(".price").first()).toHaveCSS("text-align", "right");
    expect(await scriptLog(page)).toEqual(["home", "price.js", "pumps settings", "pumps list in EUR"]);
  });

  await test.step("a script after </html> runs once, document.write works in place, body onload runs each time", async () => {
    await visit(home);
    await go(page, ...old);
    await expect(page.locator("#page #written")).toHaveText("Written here");
    await expect(page.locator("body")).toHaveClass(/\bold\b/);
    await go(page, ...order);
    await go(page, ...about);
    await go(page, ...order);
    await go(page, ...old);
    expect(await scriptLog(page)).toEqual(["home", "old", "tail", "order loaded", "order loaded", "old"]);
  });

  await test.step("unclosed links and links in SVG swap in place", async () => {
    await go(page, "text=Pumps, below the list", "Pumps");
    await expect(page).toHaveURL(/pumps\.html#below$/);
    await expect(page.locator("#twice")).toBeVisible();
    await back(page, "Old stock");
    await go(page, "#dot", "Pumps");
  });
});

test("NAV-14 a form around table rows sends all its fields after a visit and after Back @all", async ({
  page,
  guard,
  control,
  visit,
}) => {
  const send = async (): Promise<void> => {
    await page.fill("#page input[name=number]", "2");
    await guard.expectFullLoad(() => page.click("text=Order now"));
    await expect(page.locator("h1")).toHaveText("Thank you");
  };
  await visit(at("invalid-html", "/order.html"));
  await send();
  await go(page, ...order);
  await send();
  await go(page, ...order);
  await go(page, ...about);
  await back(page, "Order");
  await send();
  const sent = (await control.log()).filter(({ method }) => method === "POST").map(({ body }) => body);
  expect(sent).toEqual(Array(3).fill("pump=Polder&number=2&name=&send=Order+now"));
});
