import type { Control } from "../browser/guard/control.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { live, returningVisitor } from "./shop.ts";

const picker = (tab: Tab) => tab.css("dialog.atoll-pickup");
const point = (tab: Tab, name: string) => picker(tab).role("radio", name);
const results = (tab: Tab) => picker(tab).css(".atoll-pickup-bar output");
const link = (tab: Tab) => tab.css("#pickup-link-3");
const chosen = (tab: Tab) => tab.css("[data-island=pickup-points][data-method-id='3'] address");
const pin = (tab: Tab, number: number) => picker(tab).css(`.leaflet-marker-icon:nth-child(${number})`);
const bubble = (tab: Tab) => picker(tab).css(".leaflet-popup-content");

/** Opens the dialog of the checkout's parcel points near 9000 Gent. */
async function openPicker(tab: Tab, control: Control): Promise<void> {
  await returningVisitor(tab, control, { cart: [["v4441", 1]], allows: ["preferences"] });
  await tab.open("/en/checkout");
  await live(tab.css("#checkout"));
  await expect(tab.css("#checkout [data-island=saved-choice]:not([data-island-state=live])")).toBeGone();
  await tab.css("#checkout [name=BillingPostalCode]").fill("9000");
  await tab.css("#checkout [name=Remarks]").fill("Ring twice");
  await tab.css("#method-3").click();
  await expect(tab.css("[data-island=pickup-points][data-method-id='3']")).toRead("No pickup point chosen yet");
  await expect(tab.css("#page [aria-busy=true]")).toBeGone();
  await live(tab.css("[data-island=pickup-points][data-method-id='3']"));
  await link(tab).click();
  await expect(tab.role("dialog", "Choose a pickup point")).toBeSeen();
  await expect(results(tab)).toRead("8 pickup points near 9000 Gent");
}

/** Presses Tab until the focus is on a field of that type, at most ten times. */
async function tabTo(tab: Tab, type: string): Promise<void> {
  const focused = () => tab.evaluate(() => (document.activeElement as HTMLInputElement).type);
  for (let stop = 0; stop < 10 && (await focused()) !== type; stop++) await tab.press("Tab");
  expect(await focused()).toBe(type);
}

test("PUP-01 PUP-03 PUP-04 PUP-05 a pickup point is chosen by keyboard, and the checkout shows it", async ({
  tab,
  control,
}) => {
  await openPicker(tab, control);
  const choose = picker(tab).css(".atoll-pickup-end").role("button");
  expect((await choose.states())[0]?.isDisabled).toBe(true);
  await tabTo(tab, "radio");
  await tab.press(" ");
  await tab.press("ArrowDown");
  await expect(point(tab, "Nachtwinkel Sleepstraat")).toBeTicked();
  await expect(point(tab, "Nachtwinkel Sleepstraat")).toHaveFocusNow();
  await tab.press("Enter");
  await expect(picker(tab)).toBeGone();
  await expect(chosen(tab)).toRead("Nachtwinkel Sleepstraat");
  await expect(link(tab)).toHaveFocusNow();
  await expect(tab.css("#checkout [name=Remarks]")).toHold("Ring twice");
});

test("PUP-03 PUP-04 PUP-05 the map and the list follow each other, and a marker's bubble chooses its point", async ({
  tab,
  control,
}) => {
  await openPicker(tab, control);
  await picker(tab).role("button", "Show the map").click();
  await expect(picker(tab).role("region", "Map of the pickup points")).toBeSeen();
  await expect(picker(tab).css(".leaflet-marker-icon")).toBeSeenTimes(7);
  await until(
    "the map's tiles",
    () => picker(tab).css(".leaflet-tile-loaded").count(),
    (count) => count > 3,
  );
  await point(tab, "Fietsen Vandaele").click();
  await expect(bubble(tab)).toRead("Fietsen Vandaele");
  const carWorks = "Carrosserie Van Hoorebeke-Vanderschueren en Zonen";
  await pin(tab, 7).click();
  await expect(point(tab, carWorks)).toBeTicked();
  await expect(point(tab, carWorks)).toBeSeenInViewport();
  await expect(bubble(tab)).toRead(carWorks);
  await tab.press("Escape");
  await expect(bubble(tab)).toBeGone();
  await expect(picker(tab)).toBeSeen();
  await pin(tab, 7).click();
  await bubble(tab).role("button", "Choose this point").click();
  await expect(picker(tab)).toBeGone();
  await expect(chosen(tab)).toRead(carWorks);
  await expect(link(tab)).toHaveFocusNow();
});

test("PUP-02 PUP-06 another place is searched by its postcode or by a suggested street; Escape keeps the form", async ({
  tab,
  control,
}) => {
  await openPicker(tab, control);
  await picker(tab).role("checkbox", "Open on Saturday").click();
  await expect(results(tab)).toRead(/^\d of 8 pickup points$/);
  await picker(tab).role("textbox", "Postcode").fill("8000");
  await picker(tab).role("textbox", "Town").fill("Brugge");
  await tab.press("Enter");
  await expect(results(tab)).toRead("2 pickup points near 8000 Brugge");

  const street = picker(tab).roleWith("combobox", "Street");
  await street.fill("nieuw");
  await tab.press("ArrowDown");
  await expect(picker(tab).role("option")).toBeSeenTimes(2);
  await tab.press("Enter");
  await expect(street).toHold("Nieuwstraat 12");
  await expect(street).toHaveFocusNow();
  await expect(results(tab)).toRead("3 pickup points near 1000 Brussel");
  await tab.press("Escape");
  await expect(picker(tab)).toBeGone();
  await expect(link(tab)).toHaveFocusNow();
  await expect(tab.css("#checkout [name=Remarks]")).toHold("Ring twice");
});
