import { expect, test, vi } from "vitest";
import { openAsSheet } from "../../../../islands/catalogue/facets/sheet.ts";

vi.mock("../../../../islands/catalogue/facets/sheet-dialog.ts", () => {
  throw new TypeError("no connection");
});

test("FIL-07 filters whose sheet cannot be loaded unfold in the page, and fold again at the next press", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(console, "warn").mockImplementation(() => {});
  document.body.innerHTML = "<details><summary>Filters</summary></details>";
  const details = document.querySelector("details")!;
  const summary = document.querySelector("summary")!;
  openAsSheet(details, "Filters", new AbortController().signal);
  const press = (): boolean => summary.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(press()).toBe(false);
  await vi.waitFor(() => expect(details.open).toBe(true));
  // The browser folds them.
  expect(press()).toBe(true);
});
