// News and content as plain pages and links, as a browser without script shows them.
import { describe, expect, test } from "vitest";
import { type PlainBrowser, plainBrowser } from "../../unit/stand-ins/plain-browser/plain-browser.ts";

async function at(path: string, culture = "en"): Promise<PlainBrowser> {
  const shop = plainBrowser(culture);
  await shop.open(path);
  return shop;
}

const cards = (shop: PlainBrowser): string[] => shop.texts("[data-news-list] .teaser");

test("NEW-01 NEW-02 NEW-04 without script months and days of the news calendar are links", async () => {
  const shop = await at("/en/news");
  await shop.link("Previous month, October 2026").follow();
  expect(shop.text(".news-calendar caption")).toBe("October 2026");
  expect(cards(shop)).toHaveLength(4);
  await shop.link("9 October 2026, 2 stories").follow();
  expect(shop.url).toMatch(/\?day=2026-10-09$/);
  expect(cards(shop)).toEqual([
    expect.stringContaining("Behind the dunes"),
    expect.stringContaining("Wool from behind the dyke"),
  ]);
  expect(shop.count("[data-island=scrolled-list] button")).toBe(0);
});

test("NEW-03 CNT-01 CNT-03 without script an article's films, its category and the menus are links", async () => {
  const shop = await at("/en/news?day=2026-10-09");
  await shop
    .part("[data-news-list]")
    .link(/^Behind the dunes/)
    .follow();
  expect(shop.link(/^The kiln is opened, on Vimeo/).url.href).toBe("https://vimeo.com/1084537");
  await shop.part("#page").link("Clay and wool").follow();
  expect(cards(shop).filter((card) => card.includes("Wool from behind the dyke"))).toHaveLength(1);
  await shop.link("The journal").follow();
  expect(shop.heading).toBe("The journal");
  await shop.part("#site-menu").link("Seeds and garden").follow();
  expect(shop.heading).toBe("Seeds and garden");
});

test("CNT-07 CNT-08 CNT-09 without script rows of brands are lists, and no invitation to log in shows", async () => {
  const shop = await at("/en");
  for (const preset of ["brands", "partners", "ticker"])
    expect(shop.count(`[data-preset=${preset}] li`)).toBeGreaterThan(2);
  expect(shop.part("[data-preset=partners]").links).toContain("North Sea Museum");
  expect(shop.text(".notice-bar > .notice")).not.toBe("");
  expect(shop.count(".login-area")).toBe(0);
});

test("CNT-04 CNT-05 without script offers link to each other, and their end is a date", async () => {
  const shop = await at("/en");
  await shop.part(".site-footer").link("Offers of the week").follow();
  expect(shop.text("time")).toMatch(/^Sunday .+18:00 \(time in Ostend\)$/);
  const others = shop.group("You may also like");
  await others.link("Small gifts").follow();
  expect(shop.heading).toBe("Small gifts");
  expect(shop.text("main")).not.toContain("ZOMER10");
  await others.link("Last pieces in stock").follow();
  expect(shop.count("aside[aria-label=Delivery]")).toBe(1);
});

test("CNT-06 without script the information popup is a page", async () => {
  const shop = await at("/en");
  await shop.part(".site-footer").link("How to find us").follow();
  await shop.link("Current changes").follow();
  expect(shop.heading).toBe("Before you visit");
  expect(shop.text("#page")).toContain("From November to February we close at 17:00.");
});

test("CNT-03 OPT-11 SUI-03 without script the page of ideas has its film, and links to products and photos", async () => {
  const shop = await at("/en/inspiration");
  expect(shop.count("video[controls]")).toBe(1);
  expect(shop.count("h3")).toBe(13);
  await shop.part(".ideas").link("Teapot, sea-salt glaze").follow();
  expect(shop.heading).toBe("Teapot, sea-salt glaze");
  await shop.open("/en/inspiration");
  const photos = shop.part(".ideas").links.filter((name) => name.startsWith("Large photo: "));
  expect(photos).toHaveLength(13);
  await shop.part(".ideas").link(photos[0]!).follow();
  expect(shop.url).toMatch(/p294\.svg\?(.*&)?size=large/);
  expect([shop.status, shop.headers.get("Content-Type")]).toEqual([200, expect.stringMatching(/^image\/svg/)]);
});

test("CNT-02 LOC-01 without script the shops are addresses with links to an external map", async () => {
  const shops = (await at("/fr/contact", "fr")).group("Nos deux boutiques");
  expect(shops.count("li")).toBe(2);
  expect(shops.link(/^Voir sur la carte.*Lagune Gent/).url.href).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=51\.0521&mlon=3\.7239/,
  );
});

test("OPT-07 without script an article is shared in French", async () => {
  const shop = await at("/fr/news/behind-the-dunes", "fr");
  const { searchParams } = shop.part("[data-island=share]").link(/^X/).url;
  const address = "http://localhost/fr/news/behind-the-dunes";
  expect([searchParams.get("url"), searchParams.get("text")]).toEqual([address, shop.title]);
  expect(shop.link("Copier le lien").url.href).toBe(address);
});

test("OPT-03 SUI-04 without script the shop's card is readable, and the menu's label is a link to help", async () => {
  const shop = await at("/en/news");
  await shop.part(".help.dropdown").link("Help").follow();
  expect(shop.url).toBe("/en/contact");
  expect(shop.part("[data-island=qr-code]").link("hello@lagune.example").url.href).toBe("mailto:hello@lagune.example");
});

describe("LOC-05 NAV-23 without script", () => {
  test("the footer's choice and the header's links open the page in another language", async () => {
    const shop = await at("/en/catalog/tea?sort=new");
    shop.field("Language").choose("Français");
    await shop.button("Change language").press();
    expect(shop.url).toBe("/fr/catalog/tea?sort=new");
    expect(shop.attribute("html", "lang")).toBe("fr-BE");
    await shop
      .part(".languages")
      .link(/Nederlands/)
      .follow();
    expect(shop.url).toBe("/nl/catalog/tea?sort=new");
  });

  test.each([
    "https://elsewhere.example/fr/x",
    "//elsewhere.example/fr",
    "/%5Celsewhere.example/fr",
    "javascript:1",
    "",
    "/nowhere",
  ])("a choice of %j never leads to another site", async (to) => {
    const shop = await at(`/language?to=${encodeURIComponent(to)}`);
    expect(shop.url).toMatch(/^\/(en|fr|nl)$/);
  });
});
