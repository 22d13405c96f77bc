import { expect, test, vi } from "vitest";
import { notices } from "../../../../shared/stores/notices.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";
import {
  server,
  html,
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
  values,
  type,
  open,
  listed,
} from "./pickup-dialog.ts";

vi.mock("../../../../islands/pickup/pickup-points/dialog.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/map/map-view.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/dialog/dialog.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/page/reload-page.ts", () => ({ reloadPage: async () => true, isLeaving: () => false }));
vi.mock("../../../../shared/i18n/texts.ts", () => import("./pickup-texts.ts"));

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
  expect(first).toContain("Point PP1Kouter 1, 9000 Gent1.2\u00a0kmOpenNowOnSaturday");
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
