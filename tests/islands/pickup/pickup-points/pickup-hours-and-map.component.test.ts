import { expect, test, vi } from "vitest";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";
import {
  server,
  point,
  success,
  hostile,
  focusBack,
  find,
  text,
  radios,
  choose,
  checked,
  button,
  open,
  listed,
} from "./pickup-dialog.ts";

vi.mock("../../../../islands/pickup/pickup-points/dialog.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/map/map-view.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/dialog/dialog.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/page/reload-page.ts", () => ({ reloadPage: async () => true, isLeaving: () => false }));
vi.mock("../../../../shared/i18n/texts.ts", () => import("./pickup-texts.ts"));

test("PUP-03 points say when they are open; filters hide the others, which cannot be chosen then", async () => {
  // Friday morning in Brussels.
  vi.setSystemTime("2026-11-20T10:00:00+01:00");
  server.answer = () =>
    Promise.resolve(
      success(
        point("PP1", { StandardHoursOfOperation: "Mon-Fri 9:00-18:30; Sat 9:30-17:00" }),
        point("PP2", { StandardHoursOfOperation: "Mon-Fri 18:00-02:00; Sat closed" }),
        point("PP3", { StandardHoursOfOperation: "Mon-Fri 8:00-20:00; Sat closed" }),
        point("PP4", { StandardHoursOfOperation: "By appointment; please ring twice; 9-5" }),
      ),
    );
  await open();
  await listed(4);
  const facts = [...document.querySelectorAll(".atoll-pickup-point")].map((entry) =>
    [...entry.querySelectorAll(".atoll-pickup-fact")].map(({ textContent }) => textContent.replaceAll("\u202f", " ")),
  );
  expect(facts).toEqual([
    ["OpenUntil 6:30 PM", "OnSaturday"],
    ["OpensAt 6:00 PM", "Today 6:00 PM–2:00 AM"],
    ["OpenUntil 8:00 PM"],
    [],
  ]);
  expect([...document.querySelectorAll("details")].at(-1)!.textContent).toBe("HoursBy appointmentplease ring twice9-5");
  const box = (label: string): HTMLInputElement =>
    [...document.querySelectorAll("label")]
      .find(({ textContent }) => textContent.trim() === label)!
      .querySelector("input")!;
  const shown = (): string[] => radios().map(({ value }) => value);
  radios()[1]!.click();
  await vi.waitFor(() => expect([checked(), choose().disabled]).toEqual([["PP2"], false]));
  box("OpenNow").click();
  await vi.waitFor(() => expect(shown()).toEqual(["PP1", "PP3"]));
  expect([text("output"), checked(), choose().disabled]).toEqual(["FoundOf 4 2", [], true]);
  box("OnSaturday").click();
  await vi.waitFor(() => expect(shown()).toEqual(["PP1"]));
  expect(text("output")).toBe("FoundOf 4 1");
  box("OnSaturday").click();
  await vi.waitFor(() => expect(shown()).toEqual(["PP1", "PP3"]));
  box("OpenNow").click();
  await vi.waitFor(() => expect(shown()).toHaveLength(4));
  expect([text("output"), checked(), choose().disabled]).toEqual(["Found 4 9000 Gent", ["PP2"], false]);
});

test.each([
  ["suggestions", { suggest: () => Promise.reject(new Error("quota")), resolve: async () => ({}) }],
  [
    "a chosen address",
    { suggest: async () => [{ id: "a", text: "Kouter 31" }], resolve: () => Promise.reject(new Error("gone")) },
  ],
])("PUP-06 a provider that fails for %s shows a message, and a postcode still works", async (_what, provider) => {
  vi.stubGlobal("streets", provider);
  standInShell({ culture: "en", locale: "en", islands: { map: { addresses: "streets" } } });
  await open();
  await listed();
  const street = find("[name=address]") as HTMLInputElement;
  street.value = "kouter";
  street.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  await vi.waitFor(() => {
    find("[role=option]")?.click();
    expect(text(".atoll-pickup-address")).toContain("AddressFailed");
  });
  expect(console.warn).toHaveBeenCalled();
  (find("[name=postalCode]") as HTMLInputElement).value = "3000";
  button("Search").click();
  await vi.waitFor(() => expect(server.calls.at(-1)!.json).toMatchObject({ PostalCode: "3000" }));
});

test.each([
  ["/t/{z}/{x}/{y}.svg", 1],
  ["", 0],
])("PUP-03 a page with the tiles %j offers %d map", async (tiles, maps) => {
  standInShell({ culture: "en", locale: "en", islands: { map: { tiles, attribution: "Lagune", consent: "" } } });
  await open();
  await listed();
  expect(document.querySelectorAll("[aria-controls$=-map]")).toHaveLength(maps);
});

test("PUP-03 PUP-04 the map shows the first point when the selected one is not on it", async () => {
  const near = (Latitude: number): object =>
    success(
      point("PP1", { Geocode: { Latitude, Longitude: 3.7 } }),
      point("PP2", { Geocode: { Latitude: Latitude + 1, Longitude: 3.7 } }),
      point("PP3", { Geocode: null }),
    );
  const at = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(({ style }) => `${style.left} ${style.top}`);
  /** The offset of each pin from the map's last position. */
  const pins = (): string[] => at(".leaflet-marker-icon");
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: media.includes("reduce"), media }) as MediaQueryList,
  );
  server.answer = () => Promise.resolve(near(51));
  await open({ savedPickupId: "PP3" });
  await listed();
  button("Show").click();
  await vi.waitFor(() => expect(pins()).toHaveLength(2), 10_000);
  expect(pins()[0]).toBe("0px 0px");
  const second = pins()[1];
  server.answer = () => Promise.resolve(near(44));
  button("Search").click();
  await vi.waitFor(() => expect(pins()[1]).not.toBe(second));
  expect(checked()).toEqual(["PP3"]);
  expect(pins()[0]).toBe("0px 0px");
  const apart = pins()[1];
  radios()[1]!.click();
  await vi.waitFor(() => expect(pins()[1]).not.toBe(apart));
  const moved = pins();
  radios()[2]!.click();
  await vi.waitFor(() => expect(checked()).toEqual(["PP3"]));
  await settledPromises();
  expect(pins()).toEqual(moved);
});

test("PUP-03 PUP-04 pins and list select each other, and a bubble saves its point", async () => {
  await open();
  await listed();
  button("Show").click();
  await vi.waitFor(() => expect(document.querySelectorAll(".leaflet-marker-icon")).toHaveLength(2), 10_000);
  expect(find(".leaflet-container")!.getAttribute("aria-label")).toBe("Map");
  const pins = [...document.querySelectorAll<HTMLElement>(".leaflet-marker-icon")];
  expect(pins.map(({ textContent }) => textContent)).toEqual(["1", "2"]);
  expect(pins.every((pin) => pin.tabIndex < 0 && !pin.hasAttribute("title"))).toBe(true);
  expect(document.querySelectorAll(".atoll-pickup-point")[2]!.textContent).toContain("NotOnMap");
  pins[1]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await vi.waitFor(() => expect(checked()).toEqual(["PP2"]));
  await vi.waitFor(() => expect(text(".leaflet-popup-content")).toContain(hostile));
  expect(document.querySelector(".leaflet-popup-content img")).toBeNull();
  radios()[0]!.click();
  await vi.waitFor(() => expect(text(".leaflet-popup-content")).toContain("Point PP1"));
  const bubble = find(".leaflet-popup-content button") as HTMLButtonElement;
  expect(bubble.textContent).toBe("Choose");
  bubble.click();
  await vi.waitFor(() => expect(server.calls.at(-1)).toMatchObject({ json: { PublicAccessPointID: "PP1" } }));
  await vi.waitFor(() => expect(focusBack).toHaveBeenCalled());
});
