import * as fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { IslandError } from "../../../shared/island/contract.ts";
import { type Field, field } from "../../../shared/island/field.ts";
import { readConfig } from "../../../shared/island/read-config.ts";

const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset().mockReturnValue());

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

const likely = fc.constantFrom(
  "",
  "True",
  "0",
  "1,5",
  "1e5",
  "-1",
  "9".repeat(30),
  "10MB",
  "kB",
  "a",
  "A,b",
  "{}",
  "null",
  "[1",
  ".",
  "٣",
);
const texts = fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), likely);

test("optional attributes with any text give values of the right type", () => {
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

/** The text of an attribute and its meaning: a value, no value, or text that is not accepted. */
type Written = { text: string | null; means: unknown } | { text: string; isBad: true };
const good = <Value>(values: fc.Arbitrary<Value>, write: (value: Value) => string): fc.Arbitrary<Written> =>
  values.map((value) => ({ text: write(value), means: value }));
const bad = (...texts: string[]): fc.Arbitrary<Written> =>
  fc.constantFrom(...texts.map((text) => ({ text, isBad: true as const })));
const missing = (byDefault: unknown, ...texts: (string | null)[]): fc.Arbitrary<Written> =>
  fc.constantFrom(...texts.map((text) => ({ text, means: byDefault })));
const thousandths = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min, max }).map((whole) => whole / 1000);
const items = fc.array(fc.stringMatching(/^[a-z]([a-z ]*[a-z])?$/), { minLength: 1, maxLength: 4 });

/** Kinds of fields with the texts that their attribute may have. A missing or bad text means the default. */
const kinds: Record<string, { spec: Field<any>; byDefault: unknown; written: fc.Arbitrary<Written> }> = {
  text: {
    spec: field.text({ default: "none", doc: "" }),
    byDefault: "none",
    written: fc.oneof(good(fc.string(), String), missing("none", null)),
  },
  number: {
    spec: field.number({ default: 7, min: 0, max: 9, doc: "" }),
    byDefault: 7,
    written: fc.oneof(
      good(thousandths(0, 9_000), (value) => ` ${String(value).replace(".", ",")}`),
      missing(7, null, ""),
      bad("-0.001", "9,001", "1e0", "NaN", "Infinity", "1.000,5", "0x1", " "),
    ),
  },
  int: {
    spec: field.int({ default: 7, doc: "" }),
    byDefault: 7,
    written: fc.oneof(
      good(fc.integer(), String),
      missing(7, null, ""),
      bad("1.5", "2,001", "a", "--1", "9".repeat(400)),
    ),
  },
  flag: {
    spec: field.flag({ doc: "" }),
    byDefault: false,
    written: fc.oneof(
      good(fc.boolean(), (value) => (value ? " YES" : "No ")),
      fc.constantFrom({ text: "", means: true }),
      missing(false, null),
      bad("maybe", "2", "truee", "null"),
    ),
  },
  choice: {
    spec: field.choice(["list", "grid"], { default: "list", doc: "" }),
    byDefault: "list",
    written: fc.oneof(
      good(fc.constantFrom("list", "grid"), (value) => ` ${value.toUpperCase()}`),
      missing("list", null, ""),
      bad("lis", "list grid", "__proto__", "0"),
    ),
  },
  list: {
    spec: field.list({ doc: "" }),
    byDefault: [],
    written: fc.oneof(
      good(items, (values) => ` ,${values.join(" , ,")}`),
      missing([], null, "", ",,", " "),
    ),
  },
  size: {
    spec: field.size({ default: 7, max: 4096, doc: "" }),
    byDefault: 7,
    written: fc.oneof(
      good(fc.integer({ min: 0, max: 4096 }), String),
      fc.constant({ text: "1,5 kB", means: 1536 }),
      missing(7, null, ""),
      bad("5 kB", "1 MB", "-1", "4 apples", "kB"),
    ),
  },
  json: {
    spec: field.json({ doc: "" }),
    byDefault: undefined,
    written: fc.oneof(
      fc.json().map((text) => ({ text, means: JSON.parse(text) as unknown })),
      missing(undefined, null, ""),
      bad("{", "{a:1}", "undefined", "'x'"),
    ),
  },
};
const markup = fc.record(Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kind.written])));

function hostOf(attributes: Record<string, Written>): HTMLElement {
  const host = document.createElement("div");
  for (const [name, { text }] of Object.entries(attributes)) if (text !== null) host.setAttribute(`data-${name}`, text);
  return host;
}

test("each valid attribute is read as written; each invalid one takes its default with one warning", () => {
  const specs = Object.fromEntries(Object.entries(kinds).map(([name, { spec }]) => [name, spec]));
  fc.assert(
    fc.property(markup, (attributes) => {
      warning.mockClear();
      const read = readConfig(hostOf(attributes), { name: "cup", config: specs }) as Record<string, unknown>;
      for (const [name, one] of Object.entries(attributes))
        expect([name, read[name]]).toEqual([name, "isBad" in one ? kinds[name]!.byDefault : one.means]);
      const warned = warning.mock.calls.map(([line]) => /data-(\w+) expects/.exec(line as string)?.[1]);
      expect(warned).toEqual(Object.keys(attributes).filter((name) => "isBad" in attributes[name]!));
    }),
    { numRuns: 150 },
  );
});

test("ERR-06 a missing or invalid required attribute fails with a config error naming it", () => {
  const required = Object.entries(kinds).map(([name, { spec, written }]) =>
    written.map((one) => ({ name, one, spec: { ...spec, default: undefined, required: true } as Field<any> })),
  );
  fc.assert(
    fc.property(fc.oneof(...required), ({ name, one, spec }) => {
      warning.mockClear();
      const isMissing = one.text === null || (one.text === "" && name !== "flag");
      let thrown: unknown;
      try {
        readConfig(hostOf({ [name]: one }), { name: "cup", config: { [name]: spec } });
      } catch (error) {
        thrown = error;
      }
      expect(thrown instanceof IslandError).toBe("isBad" in one || isMissing);
      if (thrown) expect((thrown as Error).message).toContain(`data-${name} expects`);
      expect(warning).not.toHaveBeenCalled();
    }),
    { numRuns: 300 },
  );
});
