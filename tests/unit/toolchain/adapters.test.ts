import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readyAdapters } from "../../../tools/proxy/ready-adapters.ts";

test("each adapter has at most 40 lines, and the rules of the proxy know its name", () => {
  const names = readdirSync("adapters")
    .flatMap((file) => (file.endsWith(".ts") ? [file.slice(0, -3)] : []))
    .sort();
  expect(names).toEqual(readyAdapters);
  for (const name of names)
    expect(readFileSync(`adapters/${name}.ts`, "utf8").trim().split("\n").length).toBeLessThanOrEqual(40);
});
