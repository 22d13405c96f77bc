import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/content/map/definition.ts";
import MapIsland from "../../../../islands/content/map/map.tsx";
import type { ShellApi } from "../../../../shared/shell-api.ts";
import { island } from "../../../../shared/island/mount.ts";
import { reactView } from "../../../../shared/island/react.tsx";
import type { Islands } from "../../../../shell/core/islands-on-demand.ts";
import { pageOf, settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

vi.mock("../../../../shared/map/map-view.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/i18n/texts.ts", () => {
  const t = (key: string, ...values: unknown[]): string => [key.split(".")[1], ...values].join(" ");
  return { texts: () => t, readyTexts: () => t, subscribe: () => () => {} };
});

const hostile = `<img src=x onerror="window.hacked=1">`;
const markers = [
  { id: "a", coors: "51.2,2.9", title: "Shop A", content: hostile },
  { id: "b", coors: [51, 3.7], title: hostile, template: "about-b" },
  { id: "c", coors: { lat: 50.8, lng: 4.3 }, title: "Shop C", template: "nowhere", icon: "/c.png" },
];
const best = {
  address_components: [],
  formatted_address: "8000 Brugge",
  geometry: {},
  types: ["locality"],
  place_id: "p1",
};

const find = <E extends HTMLElement>(selector: string): E | null => document.querySelector<E>(selector);
const text = (selector: string): string => find(selector)?.textContent ?? "";
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find(
    (button) => (button.getAttribute("aria-label") ?? button.textContent) === name,
  )!;
const pins = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".leaflet-marker-icon")];
const press = (element: HTMLElement): boolean =>
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
const link = (id: string): HTMLElement => find(`a[data-marker=${id}]`)!;
const cookies = (): string[] => document.cookie.split("; ").filter((pair) => pair.startsWith("location_"));

let islands: Islands;
let face: ShellApi;
/** Spies on console warnings. */
let warned: ReturnType<typeof vi.spyOn>;
const warnings = (): string => warned.mock.calls.map(([line]: unknown[]) => String(line)).join("\n");

interface Start {
  map?: object;
  attributes?: string;
  json?: string;
  /** Whether the visitor has accepted preference cookies. */
  allowed?: boolean;
}
async function start({
  map = {},
  attributes = "data-geolocation",
  json = JSON.stringify(markers),
  allowed,
}: Start = {}): Promise<void> {
  document.body.innerHTML = `<template id="about-b"><p class="about">All about B</p></template>
<div id="host" data-island="map" ${attributes}><ul><li><a data-marker="a" href="/a">A</a></li><li><a data-marker="b"
  href="/b">B</a></li><li><a data-marker="z" href="/z">Z</a></li></ul><script
    type="application/json">${json}</script></div>`;
  face = standInShell({
    system: "Lab",
    consent: { stamp: "1", consentMode: false, onAccept: "", onDecline: "" },
    islands: {
      map: { tiles: "/t/{z}/{x}/{y}.svg", attribution: "Lagune", consent: "preferences", geocoder: "/geo", ...map },
    },
  });
  if (allowed !== undefined)
    document.cookie = `LabCookieConsent=${encodeURIComponent(JSON.stringify({ stamp: "1", preferences: allowed, statistics: false, marketing: false }))}; path=/`;
  vi.mocked(face.setHtml).mockImplementation((target, html) => target.replaceChildren(html as Node));
  islands = pageOf({ map: { mount: island(definition, reactView(MapIsland as never, "adopt")) } });
  islands.scan();
  await settledPromises();
}
const opened = (count = 3): Promise<void> => vi.waitFor(() => expect(pins()).toHaveLength(count), 10_000);

function device(answer: { at?: [number, number]; problem?: string } | null): void {
  const geolocation = answer && {
    getCurrentPosition: (resolve: (position: object) => void, reject: (error: object) => void) =>
      queueMicrotask(() =>
        answer.at
          ? resolve({ coords: { latitude: answer.at[0], longitude: answer.at[1] } })
          : reject({ message: answer.problem }),
      ),
  };
  if (geolocation) Object.defineProperty(navigator, "geolocation", { value: geolocation, configurable: true });
  else delete (navigator as { geolocation?: unknown }).geolocation;
}
const geocoder = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  warned = vi
    .spyOn(console, "warn")
    .mockReset()
    .mockImplementation(() => {});
  vi.stubGlobal("fetch", (path: string) => geocoder(path));
  geocoder.mockReset().mockImplementation(async () => Response.json({ status: "OK", results: [best] }));
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(() => {
  islands.sweep(document.body);
  document.body.replaceChildren();
  for (const name of ["LabCookieConsent", ...cookies().map((pair) => pair.split("=")[0]!)])
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
});

test("CNT-02 with consent the map shows a pin per marker; bubbles are text or a template", async () => {
  await start({ allowed: true });
  await opened();
  expect(find(".leaflet-container")!.getAttribute("aria-label")).toBe("Label");
  expect(pins().map((pin) => [pin.textContent, pin.title, pin.tabIndex])).toEqual([
    ["1", "", -1],
    ["2", "", -1],
    ["", "Shop C", 0],
  ]);
  expect(pins()[2]!.querySelector("img")!.src).toMatch(/\/c\.png$/);
  expect(warnings()).toContain('data-marker expects the id of a marker, got "z"');
  expect(press(link("a"))).toBe(false);
  await vi.waitFor(() => expect(text(".leaflet-popup-content")).toContain(hostile));
  expect(link("a").getAttribute("aria-current")).toBe("true");
  expect(text(".atoll-map-end output")).toBe("Shown Shop A");
  press(link("b"));
  await vi.waitFor(() => expect(text(".leaflet-popup-content .about")).toBe("All about B"));
  expect(text(".leaflet-popup-content strong")).toBe(hostile);
  expect(find(".leaflet-popup-content img")).toBeNull();
  expect([link("a").hasAttribute("aria-current"), link("b").getAttribute("aria-current")]).toEqual([false, "true"]);
  pins()[2]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await vi.waitFor(() => expect(text(".leaflet-popup-content")).toContain("Shop C"));
  expect(warnings()).toContain('the marker "Shop C" of a map expects a <template> with the id "nowhere", found none');
  // A failed picture keeps the pin.
  pins()[2]!.querySelector("img")!.dispatchEvent(new Event("error"));
  expect([pins()[2]!.classList.contains("atoll-pin"), pins()[2]!.querySelector("img")]).toEqual([true, null]);
});

test("CNT-02 a bubble that Escape closes at once stays closed, and the next press of a pin opens one", async () => {
  await start({ allowed: true });
  await opened();
  const close = (): boolean =>
    find(".leaflet-container")!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
  const frames = async (): Promise<void> => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  };
  press(pins()[2]!);
  // As soon as the choice is rendered: by Preact in a microtask, by React in a task.
  const isRendered = (): boolean => text(".atoll-map-end output").includes("Shop C");
  for (let microtask = 0; microtask < 20 && !isRendered(); microtask++) await Promise.resolve();
  if (!isRendered()) await settledPromises();
  expect(find(".leaflet-popup")).not.toBeNull();
  expect(close()).toBe(false);
  await frames();
  // A bubble that fades out stays in the page; the map has none that is open.
  expect(close()).toBe(true);
  press(pins()[0]!);
  await vi.waitFor(() => expect(text(".leaflet-popup-content")).toContain("Shop A"));
});

test("CNT-02 without consent the visitor is asked; agreeing shows the map", async () => {
  await start({ allowed: false });
  expect(text(".atoll-map-ask")).toBe("ConsentAllow");
  expect(press(link("b"))).toBe(false);
  expect(document.activeElement).toBe(button("Allow"));
  button("Allow").click();
  await opened();
  expect(link("b").getAttribute("aria-current")).toBe("true");
  expect(document.activeElement).toBe(find(".atoll-map-place"));
  islands.sweep(document.body);
  expect(find(".atoll-map-place")).toBeNull();
  expect(link("b").hasAttribute("aria-current")).toBe(false);
  await start({ allowed: false });
  document.cookie = `LabCookieConsent=${encodeURIComponent(JSON.stringify({ stamp: "1", preferences: true, statistics: false, marketing: false }))}; path=/`;
  document.dispatchEvent(new CustomEvent("Manager:setCookieConsent", { detail: { preferences: true } }));
  await opened();
});

test("CNT-02 without tiles only the list is shown; invalid attributes log warnings", async () => {
  await start({ map: { tiles: "" } });
  expect(find(".atoll-map-place")).toBeNull();
  expect(press(link("a"))).toBe(true);
  islands.sweep(document.body);
  await start({
    map: { consent: "" },
    json: "[]",
    attributes:
      'data-centre="51,2; 2,9" data-map-type="moon" data-zoom="x" data-move-control="false" data-scale-control',
  });
  await vi.waitFor(() => expect(find(".leaflet-container")).not.toBeNull());
  expect(pins()).toHaveLength(0);
  expect([button("ZoomIn") !== undefined, button("Up"), button("Locate")]).toEqual([true, undefined, undefined]);
  expect(warnings()).toContain('data-map-type expects one of road, got "moon"; "road" is used');
  expect(warnings()).toContain("data-zoom expects a whole number");
  expect([find<HTMLImageElement>(".leaflet-tile")!.src, find(".leaflet-control-scale")]).toEqual([
    expect.stringContaining("/t/13/"),
    expect.anything(),
  ]);
  islands.sweep(document.body);
  await start({ map: { consent: "" }, json: "[]", attributes: 'data-centre="51.2,2.9" data-zoom-control="false"' });
  await vi.waitFor(() => expect(button("Up")).toBeDefined());
  expect([button("ZoomIn"), find(".leaflet-control-scale")]).toEqual([undefined, null]);
  islands.sweep(document.body);
  await start({ map: { consent: "" }, json: "[]", attributes: 'data-centre="here"' });
  await vi.waitFor(() => expect(text(".atoll-map-note")).toBe("None"));
  expect(warnings()).toContain('data-centre expects a latitude and a longitude such as 51.2287,2.9271, got "here"');
  islands.sweep(document.body);
  await start({ map: { consent: "" }, json: "<!doctype html>" });
  expect(warnings()).toContain("data-markers expects JSON");
});

test("CNT-02 the visitor can choose among the page's tile sets", async () => {
  await start({
    map: {
      consent: "",
      types: {
        satellite: { name: "Satellite", tiles: "/s/{z}/{x}/{y}.png", attribution: "Sky" },
        bare: { name: "Bare" },
      },
    },
    attributes: 'data-map-type="satellite" data-map-type-control',
  });
  await opened();
  expect(text(".atoll-map-credit")).toBe("Sky");
  expect([
    button("Satellite").getAttribute("aria-pressed"),
    button("Road").getAttribute("aria-pressed"),
    button("Bare"),
  ]).toEqual(["true", "false", undefined]);
  button("Road").click();
  await vi.waitFor(() => expect(text(".atoll-map-credit")).toBe("Lagune"));
  expect(button("Road").getAttribute("aria-pressed")).toBe("true");
});

test("CNT-02 the attribution of the tiles links to a web address only", async () => {
  const satellite = { name: "Satellite", tiles: "/s/{z}/{x}/{y}.png", attribution: "Sky" };
  await start({
    map: {
      consent: "",
      attributionUrl: "/about-tiles",
      types: { satellite: { ...satellite, attributionUrl: " java\tscript:alert(1)" } },
    },
    attributes: 'data-map-type="satellite" data-map-type-control',
  });
  await opened();
  expect(text(".atoll-map-credit")).toBe("Sky");
  expect(find(".atoll-map-credit a")).toBeNull();
  expect(warnings()).toContain("page settings.islands.map.types.satellite.attributionUrl expects a web address, got");
  button("Road").click();
  await vi.waitFor(() => expect(find(".atoll-map-credit a")?.getAttribute("href")).toBe("/about-tiles"));
});

test("CNT-02 the location is shown with its address, and stored only with consent", async () => {
  device({ at: [51.21, 3.22] });
  await start({ allowed: true });
  await opened();
  button("Locate").click();
  await vi.waitFor(() => expect(text(".atoll-map-end output")).toBe("LocatedNear 8000 Brugge"));
  await vi.waitFor(() => expect(find(".atoll-map-here")!.title).toBe("Here"));
  expect(geocoder).toHaveBeenCalledWith("/geo?lat=51.21&lng=3.22");
  expect(cookies().sort()).toEqual([
    "location_address_components=%5B%5D",
    "location_formatted_address=%228000%20Brugge%22",
    "location_geometry=%7B%7D",
    "location_place_id=%22p1%22",
    "location_types=%5B%22locality%22%5D",
  ]);
  document.dispatchEvent(new CustomEvent("Manager:setCookieConsent", { detail: { preferences: false } }));
  await vi.waitFor(() => expect(cookies()).toEqual([]));
});

test("CNT-02 without consent the location is not stored; without a geocoder no request is made", async () => {
  device({ at: [51.21, 3.22] });
  await start({ map: { consent: "" } });
  await opened();
  button("Locate").click();
  await vi.waitFor(() => expect(text(".atoll-map-end output")).toContain("Brugge"));
  expect(cookies()).toEqual([]);
  islands.sweep(document.body);
  geocoder.mockClear();
  await start({ map: { consent: "", geocoder: "" } });
  await opened();
  button("Locate").click();
  await vi.waitFor(() => expect(text(".atoll-map-end output")).toBe("Located"));
  expect(geocoder).not.toHaveBeenCalled();
});

const failures: [string, () => Promise<Response>][] = [
  ["a 403 response", async () => new Response("", { status: 403 })],
  ["a 401 response", async () => new Response("", { status: 401 })],
  ["an empty response", async () => new Response("")],
  [
    "an HTML page",
    async () => new Response("<!doctype html><body>Log in", { headers: { "Content-Type": "text/html" } }),
  ],
  ["a list", async () => Response.json([])],
  ["an error status", async () => Response.json({ status: "OVER_QUERY_LIMIT", results: [] })],
  ["a network error", async () => Promise.reject(new TypeError("failed"))],
];
test.each(failures)("CNT-02 a geocoder that returns %s only logs a warning", async (_, answer) => {
  device({ at: [51.21, 3.22] });
  geocoder.mockImplementation(answer);
  await start({ allowed: true });
  await opened();
  button("Locate").click();
  await vi.waitFor(() => expect(warnings()).toContain("could not look up the address of the visitor's position"));
  await vi.waitFor(() => expect(text(".atoll-map-end output")).toBe("Located"));
  await vi.waitFor(() => expect(find(".atoll-map-here")).not.toBeNull());
  expect(cookies()).toEqual([]);
});

test("CNT-02 a missing address is not mentioned; wrong types take their defaults", async () => {
  device({ at: [0, 0] });
  geocoder.mockImplementation(async () => Response.json({ status: "ZERO_RESULTS", results: [] }));
  await start({ allowed: true });
  await opened();
  button("Locate").click();
  await vi.waitFor(() => expect(text(".atoll-map-end output")).toBe("Located"));
  await settledPromises();
  expect(warnings()).not.toContain("could not look up");
  geocoder.mockImplementation(async () =>
    Response.json({ status: "OK", results: [{ formatted_address: 5, types: null, place_id: "p2" }] }),
  );
  button("Locate").click();
  await vi.waitFor(() => expect(cookies()).toHaveLength(5));
  expect(cookies()).toContain("location_formatted_address=%22%22");
});

test.each<[string, { problem: string } | null]>([
  ["denies access", { problem: "User denied Geolocation" }],
  ["lacks geolocation", null],
])("CNT-02 a device that %s logs a warning and shows a message", async (_, answer) => {
  device(answer);
  await start({ allowed: true });
  await opened();
  button("Locate").click();
  await vi.waitFor(() => expect(text(".atoll-map-end output")).toBe("LocateFailed"));
  expect(warnings()).toContain("could not locate the visitor");
  expect([button("Locate").hasAttribute("aria-disabled"), geocoder.mock.calls.length, find(".atoll-map-here")]).toEqual(
    [false, 0, null],
  );
});

test("CNT-02 a late response to the first location request does not replace the second", async () => {
  device({ at: [51.21, 3.22] });
  let answerFirst = (_: Response): void => {};
  geocoder.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  await start({ allowed: true });
  await opened();
  button("Locate").click();
  await vi.waitFor(() => expect(geocoder).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(text(".atoll-map-end output")).toBe("Located"));
  button("Locate").click();
  await vi.waitFor(() => expect(text(".atoll-map-end output")).toBe("LocatedNear 8000 Brugge"));
  answerFirst(Response.json({ status: "OK", results: [{ ...best, formatted_address: "9000 Gent" }] }));
  await settledPromises();
  await settledPromises();
  expect([
    text(".atoll-map-end output"),
    cookies().includes("location_formatted_address=%228000%20Brugge%22"),
    warnings(),
  ]).toEqual(["LocatedNear 8000 Brugge", true, expect.not.stringContaining("could not look up")]);
});

test("CNT-02 NAV-20 leaving the page drops pending location requests", async () => {
  let notifyChange: (() => void) | undefined;
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: {
      getCurrentPosition: (resolve: (position: object) => void) =>
        (notifyChange = () => resolve({ coords: { latitude: 1, longitude: 2 } })),
    },
  });
  await start({ allowed: true });
  await opened();
  button("Locate").click();
  button("Locate").click();
  await vi.waitFor(() => expect(button("Locate").getAttribute("aria-disabled")).toBe("true"));
  await vi.waitFor(() => expect(notifyChange).toBeDefined());
  islands.sweep(document.body);
  notifyChange!();
  await settledPromises();
  expect([geocoder.mock.calls.length, cookies(), warnings().includes("position")]).toEqual([0, [], false]);
});
