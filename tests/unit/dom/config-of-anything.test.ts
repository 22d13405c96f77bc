import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { field } from "../../../shared/island/field.ts";
import { readConfig } from "../../../shared/island/read-config.ts";

vi.spyOn(console, "warn").mockReturnValue();

const config = {
  text: field.text({ default: "", doc: "" }),
  number: field.number({ default: 1, min: 0, max: 9, doc: "" }),
  int: field.int({ default: 1, doc: "" }),
  flag: field.flag({ doc: "" }),
  choice: field.choice(["a", "b"], { default: "a", doc: "" }),
  list: field.list({ doc: "" }),
  size: field.size({ default: 1, max: 2 ** 40, doc: "" }),
  json: field.json({ doc: "" }),
};

const likely = fc.constantFrom("", "True", "0", "1,5", "1e5", "-1", "9".repeat(30), "10MB", "kB", "a", "A,b", "{}", "null", "[1", ".", "٣");
const texts = fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), likely);

test("whatever optional attributes hold, each field has a value of its type", () => {
  fc.assert(
    fc.property(fc.record(Object.fromEntries(Object.keys(config).map((key) => [key, texts]))), (values) => {
      const host = document.createElement("div");
      for (const [key, value] of Object.entries(values)) host.setAttribute(`data-${key}`, value);
      const read = readConfig(host, { name: "cup", config });
      expect(read.text).toBe(values["text"]);
      expect(read.number >= 0 && read.number <= 9).toBe(true);
      expect(Number.isInteger(read.int)).toBe(true);
      expect(typeof read.flag).toBe("boolean");
      expect(["a", "b"]).toContain(read.choice);
      expect(read.list.every((item) => item !== "" && item === item.trim())).toBe(true);
      expect(Number.isInteger(read.size)).toBe(true);
    }),
  );
});
