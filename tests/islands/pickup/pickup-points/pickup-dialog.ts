// The dialog of pickup points, in a page without a browser, and what the server answers to it.
import { afterEach, beforeEach, expect, vi } from "vitest";
import { openPickup, type PickupRequest } from "../../../../islands/pickup/pickup-points/dialog.tsx";
import { notices, removeNotice } from "../../../../shared/stores/notices.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

/** Calls so far, and the server's answers: a response, or its JSON. */
export const server = {
  calls: [] as { path: string; json: any }[],
  answer: (): Promise<unknown> => Promise.resolve(undefined),
};
async function answered(path: string, { body }: RequestInit): Promise<Response> {
  server.calls.push({ path, json: JSON.parse(String(body)) });
  const answer = await server.answer();
  return answer instanceof Response ? answer : new Response(answer === undefined ? "" : JSON.stringify(answer));
}
export const html = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });

export const point = (PublicAccessPointID: string, more: object = {}) => ({
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
export const success = (...points: object[]) => ({
  ResponseStatusDescription: "Success",
  PickupPointViewModels: points,
});
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
export const start = {
  postalCode: "9000",
  city: "Gent",
  address: "",
  countryId: "1",
  countryCode: "",
  firstName: "An",
  lastName: "Peeters",
};
export const hostile = `<img src=x onerror="window.hacked=1">`;

export const focusBack = vi.fn();
export const find = (selector: string): HTMLElement | null => document.querySelector(selector);
export const text = (selector: string): string => find(selector)?.textContent ?? "";
export const radios = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
export const choose = (): HTMLButtonElement => find(".atoll-pickup-end button") as HTMLButtonElement;
export const checked = (): string[] =>
  radios()
    .filter((radio) => radio.checked)
    .map(({ value }) => value);
export const button = (label: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label)!;

export const values = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(".atoll-pickup-search input")].map(({ value }) => value);
export function type(field: HTMLElement, text: string): void {
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

export async function open(
  more: Partial<PickupRequest["config"]> = {},
  from: Partial<typeof start> = {},
): Promise<void> {
  openPickup({ config: { ...config, ...more }, start: { ...start, ...from }, focusBack });
  await vi.waitFor(() => expect(find("dialog")).not.toBeNull());
}
export const listed = (count = 3): Promise<void> => vi.waitFor(() => expect(radios()).toHaveLength(count));
