import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FADE_DURATION_MS, IMAGE_TIMEOUT_MS, isPending } from "../../../../islands/content/initial-loader/rules.ts";

test("SUI-03 the cover waits for images that are not loaded yet, except lazy ones", () => {
  expect(isPending({ complete: false, loading: "eager" })).toBe(true);
  expect(isPending({ complete: false, loading: "lazy" })).toBe(false);
  expect(isPending({ complete: true, loading: "eager" })).toBe(false);
});

test("SUI-03 the styles hide a cover without code after the code would have, by a fade as long", () => {
  const styles = readFileSync("islands/content/initial-loader/reserve.css", "utf8");
  const [, fade, delay] = /animation: atoll-gone ([\d.]+)s ([\d.]+)s/.exec(styles)!;
  expect(Number(fade) * 1_000).toBe(FADE_DURATION_MS);
  expect(Number(delay) * 1_000).toBeGreaterThan(IMAGE_TIMEOUT_MS);
});
