// The forms of workshops and of business accounts, as a browser without script sends them.
import { expect, test } from "vitest";
import { stopClockAt } from "../../../fixtures-html/cms/clock.ts";
import { plainBrowser } from "../../unit/stand-ins/plain-browser/plain-browser.ts";

test("OPT-05 OPT-06 OPT-08 SUI-01 without script a workshop is booked by typing, after a wrong day", async () => {
  stopClockAt("2026-11-20T10:00:00Z");
  const shop = plainBrowser();
  await shop.open("/en/workshops");
  const studios = shop.part(".fake-select");
  expect(studios.links).toEqual([]);
  await studios.button("All studios").press();
  await studios.link("Ghent").follow();
  expect(shop.count(".workshop-card")).toBe(1);
  const [workshop, day] = [shop.field("Workshop"), shop.field("Day")];
  workshop.choose("Linen apron, cut and sewn");
  day.fill("31/02/2027");
  shop.field("Time").fill("14:30");
  shop.field("Your name").fill("Ada");
  shop.field("Email address").fill("ada@example.org");
  await shop.button("Request this day").press();
  expect(day.description).toContain("Enter a day, such as 24/11/2026.");
  expect([workshop.value, shop.field("People").value, shop.field("Time").value]).toEqual(["cloth", "2", "14:30"]);
  day.fill("25/11/2026");
  await shop.button("Request this day").press();
  expect(shop.heading).toBe("See you soon");
});

test("NAV-23 VAL-12 LOC-04 without script the server shows errors at fields, and keeps what was typed", async () => {
  const shop = plainBrowser("fr");
  await shop.open("/fr/business");
  const company = shop.field("[Account.Company]");
  company.fill("X");
  await shop.part("main").button("Ouvrir le compte").press();
  expect(shop.status).toBe(422);
  expect(shop.text("[data-valmsg-for='Account.Company']")).toBe("Le nom doit compter de 2 à 60 caractères.");
  expect(company.description).toContain("Le nom doit compter de 2 à 60 caractères.");
  expect([company.value, company.isInvalid]).toEqual(["X", true]);
  expect(shop.texts(".validation-summary-errors li")).toContain("Le nom doit compter de 2 à 60 caractères.");
});
