import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPickup, type PickupRequest } from "../../../../islands/pickup/pickup-points/dialog.tsx";
import { notices, removeNotice } from "../../../../shared/stores/notices.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

vi.mock("../../../../islands/pickup/pickup-points/dialog.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/map/map-view.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/dialog/dialog.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/i18n/texts.ts", () => {
  const t = (key: string, ...values: unknown[]): string => [key.split(".")[1], ...values].join(" ");
  return {
    texts: () => t,
    readyTexts: () => t,
    subscribe: () => () => {},
    withTexts: (show: (t: unknown) => void) => (show(t), () => {}),
  };
});
/** Calls so far, and the server's answers: a response, or its JSON. */
const server = {
  calls: [] as { path: string; json: any }[],
  answer: (): Promise<unknown> => Promise.resolve(undefined),
};
async function answered(path: string, { body }: RequestInit): Promise<Response> {
  server.calls.push({ path, json: JSON.parse(String(body)) });
  const answer = await server.answer();
  return answer instanceof Response ? answer : new Response(answer === undefined ? "" : JSON.stringify(answer));
}
const html = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
vi.mock("../../../../shared/page/reload-page.ts", () => ({ reloadPage: async () => true, isLeaving: () => false }));

const point = (PublicAccessPointID: string, more: object = {}) => ({
  PublicAccessPointID,
  ConsigneeName: `Point ${PublicAccessPointID}`,
  Address: "Kouter 1",
  PostCode: "9000",
  City: "Gent",
  Distance: "1,2",
  Geocode: { Latitude: "51,05", Longitude: "3,72" },
  StandardHoursOfOperation: "Mo-Su 0:00-24:00",
  ...more,
});
const success = (...points: object[]) => ({ ResponseStatusDescription: "Success", PickupPointViewModels: points });
const config = {
  methodId: "3",
  provider: "parcelpoint",
  countryCode: "BE",
  searchRadius: 20,
  maximumListSize: 20,
  basePickupId: "",
  savedPickupId: "",
  timeZone: "Europe/Brussels",
};
const start = {
  postalCode: "9000",
  city: "Gent",
  address: "",
  countryId: "1",
  countryCode: "",
  firstName: "An",
  lastName: "Peeters",
};
const hostile = `<img src=x onerror="window.hacked=1">`;

const focusBack = vi.fn();
const find = (selector: string): HTMLElement | null => document.querySelector(selector);
const text = (selector: string): string => find(selector)?.textContent ?? "";
const radios = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
const choose = (): HTMLButtonElement => find(".atoll-pickup-end button") as HTMLButtonElement;
const checked = (): string[] =>
  radios()
    .filter((radio) => radio.checked)
    .map(({ value }) => value);
const button = (label: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label)!;

const values = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(".atoll-pickup-search input")].map(({ value }) => value);
function type(field: HTMLElement, text: string): void {
  (field as HTMLInputElement).value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

beforeEach(() => {
  // Browser features that happy-dom lacks.
  HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.show;
  standInShell({
    culture: "en",
    locale: "en",
    islands: { map: { tiles: "/t/{z}/{x}/{y}.svg", attribution: "Lagune", consent: "" } },
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("fetch", answered);
  server.calls.length = 0;
  server.answer = () =>
    Promise.resolve(
      success(
        point("PP1"),
        point("PP2", { ConsigneeName: hostile }),
        point("PP3", { Geocode: null, Distance: "near", StandardHoursOfOperation: "ring twice" }),
      ),
    );
  focusBack.mockClear();
});
afterEach(async () => {
  find("dialog")?.dispatchEvent(new Event("close"));
  await vi.waitFor(() => expect(find("dialog")).toBeNull());
  for (const { id } of notices.getState().list) removeNotice(id);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(more: Partial<PickupRequest["config"]> = {}, from: Partial<typeof start> = {}): Promise<void> {
  openPickup({ config: { ...config, ...more }, start: { ...start, ...from }, focusBack });
  await vi.waitFor(() => expect(find("dialog")).not.toBeNull());
}
const listed = (count = 3): Promise<void> => vi.waitFor(() => expect(radios()).toHaveLength(count));

test("PUP-01 PUP-02 PUP-03 the dialog lists points near the place; carrier data stays text", async () => {
  await open();
  await listed();
  expect(server.calls).toEqual([
    {
      path: "/api/v1/shipping/parcelpoint/getpickuppoints",
      json: {
        City: "Gent",
        PostalCode: "9000",
        CountryCode: "BE",
        Address: "",
        ShippingMethodId: "3",
        SearchRadius: 20,
        MaximumListSize: 20,
        CultureName: "en",
      },
    },
  ]);
  expect(text("output")).toBe("Found 3 9000 Gent");
  const [first, second, third] = [...document.querySelectorAll(".atoll-pickup-point")].map(
    ({ textContent }) => textContent,
  );
  expect(first).toContain("Point PP1Kouter 1, 9000 Gent1.2 kmOpenNowOnSaturday");
  expect(second).toContain(hostile);
  expect(document.querySelector("img")).toBeNull();
  expect(third).toBe("Point PP3Kouter 1, 9000 GentHoursring twice");
});

test("PUP-04 PUP-05 the button waits for a selection, then saves once", async () => {
  await open();
  await listed();
  expect(checked()).toEqual([]);
  expect(choose().disabled).toBe(true);
  radios()[0]!.click();
  await vi.waitFor(() => expect(choose().disabled).toBe(false));
  let saved = (): void => {};
  server.answer = () => new Promise((resolve) => (saved = () => resolve(undefined)));
  choose().click();
  choose().click();
  await vi.waitFor(() => expect(choose().textContent).toBe("Saving"));
  choose().click();
  expect(server.calls.slice(1)).toEqual([
    {
      path: "/api/v1/shoppingcarts/externalpickuppoint",
      json: expect.objectContaining({
        ShippingFirstName: "An",
        ShippingLastName: "Peeters",
        PublicAccessPointID: "PP1",
        ShippingMethodId: "3",
      }),
    },
  ]);
  expect(find("dialog")).not.toBeNull();
  saved();
  await vi.waitFor(() => expect(focusBack).toHaveBeenCalledTimes(1));
  expect(server.calls).toHaveLength(2);
});

test("PUP-04 a single result is selected", async () => {
  server.answer = () => Promise.resolve(success(point("PP1")));
  await open();
  await listed(1);
  expect(checked()).toEqual(["PP1"]);
  expect(choose().disabled).toBe(false);
});

test("PUP-04 the default point is preselected; a saved point takes precedence", async () => {
  await open({ basePickupId: "PP2" });
  await listed();
  expect(checked()).toEqual(["PP2"]);
  expect(choose().disabled).toBe(false);
  expect(server.calls).toHaveLength(1);
  find("dialog")!.dispatchEvent(new Event("close"));
  await vi.waitFor(() => expect(find("dialog")).toBeNull());
  await open({ basePickupId: "PP2", savedPickupId: "PP3" });
  await listed();
  expect(checked()).toEqual(["PP3"]);
  expect(text(".atoll-pickup-saved")).toBe("Yours");
});

test.each<[title: string, answer: () => unknown, says?: string]>([
  ["the carrier's status is not Success", () => ({ ResponseStatusDescription: "Failure", PickupPointViewModels: [] })],
  ["the carrier sends no status", () => ({ PickupPointViewModels: [point("PP1")] })],
  ["the response is empty", () => undefined],
  ["the response is a 404", () => html("", 404)],
  [
    "the server refuses the search",
    () => new Response('{"Message":"No such town."}', { status: 422 }),
    "No such town.",
  ],
  ["the response is a page", () => html("<body>Sorry</body>")],
  ["the connection breaks", () => Promise.reject(new TypeError("no network"))],
])(
  "PUP-02 when %s, one error notice is shown until a search succeeds",
  async (_what, answer, says = "SearchFailed") => {
    const good = server.answer;
    const visibleNotices = (): object[] => notices.getState().list.filter(({ isRemoved }) => !isRemoved);
    server.answer = async () => answer();
    await open();
    await vi.waitFor(() => expect(text(".atoll-pickup-failed")).toBe(says));
    const notice = expect.objectContaining({ kind: "error", title: "ErrorTitle", text: `ErrorText ${says}` });
    expect(visibleNotices()).toEqual([notice]);
    expect([...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent).join("")).toBe("");
    await vi.waitFor(() => expect(text("#atoll-live-assertive")).toBe(`ErrorTitle: ErrorText ${says}`));
    button("Search").click();
    await vi.waitFor(() => expect(server.calls).toHaveLength(2));
    await vi.waitFor(() => expect(visibleNotices()).toEqual([notice]));
    server.answer = good;
    await vi.waitFor(() => button("Retry").click());
    await listed();
    expect(text(".atoll-pickup-failed")).toBe("");
    expect(notices.getState().list).toEqual([]);
  },
);

test("PUP-02 closing removes the notice; superseded searches show none", async () => {
  const answers: ((answer: unknown) => void)[] = [];
  server.answer = () => new Promise((resolve) => answers.push(resolve));
  await open();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  button("Search").click();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]!(html("", 500));
  await settledPromises();
  expect(notices.getState().list).toEqual([]);
  answers[1]!(html("", 500));
  await vi.waitFor(() => expect(notices.getState().list).toHaveLength(1));
  button("Search").click();
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]!(html("", 500));
  await vi.waitFor(() => expect(text(".atoll-pickup-failed")).toBe("SearchFailed"));
  find("dialog")!.dispatchEvent(new Event("close"));
  await vi.waitFor(() => expect(notices.getState().list).toEqual([]));
  await open();
  await vi.waitFor(() => expect(answers).toHaveLength(4));
  find("dialog")!.dispatchEvent(new Event("close"));
  await vi.waitFor(() => expect(find("dialog")).toBeNull());
  answers[3]!(html("", 500));
  await settledPromises();
  expect(notices.getState().list).toEqual([]);
});

test.each<[what: string, answer: () => unknown, says?: string]>([
  ["the connection breaks", () => Promise.reject(new TypeError("no network"))],
  [
    "the server refuses it",
    () => new Response('{"Message":"This <b>point</b> is closed."}', { status: 422 }),
    "This <b>point</b> is closed.",
  ],
  ["the server fails", () => html("<h1>Oops</h1>", 500)],
])("PUP-05 when %s, the point stays selected with the reason and can be saved again", async (_what, answer, says) => {
  await open({ basePickupId: "PP1" });
  await listed();
  server.answer = async () => answer();
  choose().click();
  await vi.waitFor(() => expect(text(".atoll-pickup-end [role=alert]")).toBe(says ?? "SaveFailed"));
  expect([checked(), choose().textContent, choose().disabled]).toEqual([["PP1"], "Choose", false]);
  server.answer = () => Promise.resolve(undefined);
  choose().click();
  await vi.waitFor(() => expect(text(".atoll-pickup-end [role=alert]")).toBe(""));
  await vi.waitFor(() => expect(focusBack).toHaveBeenCalled());
});

test("PUP-05 a save that fails after the dialog was closed is reported in a notice", async () => {
  await open({ basePickupId: "PP1" });
  await listed();
  let fail = (): void => {};
  server.answer = () => new Promise((resolve) => (fail = () => resolve(html("<h1>Oops</h1>", 500))));
  choose().click();
  await vi.waitFor(() => expect(server.calls).toHaveLength(2));
  find("dialog")!.dispatchEvent(new Event("close"));
  // Before the next frame.
  for (let turn = 0; turn < 20 && find("dialog"); turn++) await Promise.resolve();
  expect(find("dialog")).toBeNull();
  expect(notices.getState().list).toEqual([]);
  fail();
  await vi.waitFor(() =>
    expect(notices.getState().list).toEqual([expect.objectContaining({ kind: "error", text: "SaveFailed" })]),
  );
});

test.each<[answer: string, response: () => Response]>([
  ["204 without a body", () => new Response(null, { status: 204 })],
  ["OK as plain text", () => new Response("OK", { headers: { "Content-Type": "text/plain" } })],
  ["OK as text/html", () => html("OK")],
])("PUP-05 the response %s counts as saved", async (_answer, response) => {
  await open({ basePickupId: "PP1" });
  await listed();
  server.answer = async () => response();
  choose().click();
  await vi.waitFor(() => expect(focusBack).toHaveBeenCalled());
});

test("PUP-05 an HTML page as the response does not count as saved", async () => {
  await open({ basePickupId: "PP1" });
  await listed();
  server.answer = async () => html("<!doctype html><body><h1>Sorry</h1></body>");
  choose().click();
  await vi.waitFor(() => expect(text(".atoll-pickup-end [role=alert]")).toBe("SaveFailed"));
  expect(focusBack).not.toHaveBeenCalled();
});

test.each<[string, (street: HTMLInputElement) => void]>([
  ["types in another field", () => type(find("[name=city]")!, "Brugge")],
  ["types another street", (street) => type(street, "Kout")],
  ["searches", () => button("Search").click()],
])("PUP-06 an address that arrives late changes nothing when the shopper %s", async (_what, act) => {
  let found = (_address: object): void => {};
  vi.stubGlobal("streets", {
    suggest: async () => [{ id: "a", text: "Kouter 31" }],
    resolve: () => new Promise((resolve) => (found = resolve)),
  });
  standInShell({ culture: "en", locale: "en", islands: { map: { addresses: "streets" } } });
  await open();
  await listed();
  const street = find("[name=address]") as HTMLInputElement;
  street.value = "kouter";
  street.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  await vi.waitFor(() => expect(find("[role=option]")).not.toBeNull());
  find("[role=option]")!.click();
  expect(street.value).toBe("Kouter 31");
  act(street);
  const before = values();
  const calls = server.calls.length;
  found({ postalCode: "8400", city: "Oostende", street: "Kouter" });
  await settledPromises();
  expect(values()).toEqual(before);
  expect(server.calls).toHaveLength(calls);
});

test("PUP-07 the postal carrier is searched by postal code and city", async () => {
  await open({ provider: "postal" }, { postalCode: "", city: "", address: "Kouter 3" });
  expect(find("[name=address]")).toBeNull();
  button("Search").click();
  await vi.waitFor(() => expect(text(".atoll-pickup-search [role=alert]")).toBe("Where"));
  expect(find("[name=postalCode]")!.getAttribute("aria-invalid")).toBe("true");
  expect(server.calls).toEqual([]);
  (find("[name=city]") as HTMLInputElement).value = " Gent ";
  button("Search").click();
  await listed();
  expect(server.calls[0]).toMatchObject({
    path: "/api/v1/shipping/postal/getpickuppoints",
    json: { City: "Gent", PostalCode: "", Address: "" },
  });
  expect(text(".atoll-pickup-search [role=alert]")).toBe("");
  expect(find("[name=postalCode]")!.hasAttribute("aria-invalid")).toBe(false);
  server.answer = () => Promise.resolve(success());
  button("Search").click();
  await vi.waitFor(() => expect(text("output")).toBe("None Gent"));
});

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
