import { afterEach, expect, test, vi } from "vitest";
import { type Beside, startBeside } from "../../../scripts/parts/beside.mjs";

afterEach(() => vi.restoreAllMocks());

test("tests: a part that runs beside others prints when its result is read, with low priority", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  const part = startBeside(async ({ isLow, print }: Beside) => {
    print("ok   types");
    return isLow;
  });
  await part.ended;
  expect(logged).not.toHaveBeenCalled();
  expect(await part.result()).toBe(true);
  expect(logged.mock.calls).toEqual([["ok   types"]]);
});

test("tests: the error of a part that runs beside others comes with its result, after what it printed", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  const part = startBeside(async ({ print }: Beside) => {
    print("1 of 2");
    throw new Error("crashed");
  });
  await part.ended;
  await expect(part.result()).rejects.toThrow("crashed");
  expect(logged).toHaveBeenCalledOnce();
});
