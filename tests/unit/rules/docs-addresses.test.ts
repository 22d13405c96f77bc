import { expect, test } from "vitest";
import { visitor } from "../stand-ins/shop.ts";

test.each([
  ["/docs", "/docs/index.html"],
  ["/docs/start", "/docs/start.html"],
  ["/docs/reference/events", "/docs/reference/events.html"],
  ["/islands", "/docs/reference/islands/index.html"],
])("%s leads to its page of the documentation", async (address, page) => {
  const response = await visitor().ask(address);
  expect([response.status, response.headers.get("Location")]).toEqual([302, page]);
});
