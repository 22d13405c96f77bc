import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from "vitest";
import { IslandError } from "../../../shared/island/contract.ts";
import { type Config, type Field, field } from "../../../shared/island/field.ts";
import { readConfig } from "../../../shared/island/read-config.ts";

const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset().mockReturnValue());
afterEach(() => document.body.replaceChildren());

/** The value that a field reads from an element with this HTML. */
function read(spec: Field<any>, html: string): unknown {
  document.body.innerHTML = html;
  return readConfig(document.body.firstElementChild!, { name: "cup", config: { maxSize: spec } }).maxSize;
}
const element = (value?: string): string =>
  value === undefined ? `<div id="c"></div>` : `<div id="c" data-max-size='${value}'></div>`;

const text = field.text({ default: "none", doc: "" });
const number = field.number({ default: 7, min: 0, max: 100, doc: "" });
const int = field.int({ default: 7, doc: "" });
const flag = field.flag({ doc: "" });
const choice = field.choice(["list", "grid"], { default: "list", doc: "" });
const list = field.list({ doc: "" });
const size = field.size({ default: 9, doc: "" });
const json = field.json<unknown>({ doc: "" });

test.each<[Field<any>, string | undefined, unknown]>([
  [text, undefined, "none"],
  [text, "", ""],
  [text, " x ", " x "],
  [number, undefined, 7],
  [number, "", 7],
  [number, "1,5", 1.5],
  [number, "1.5", 1.5],
  [number, "0", 0],
  [number, "100", 100],
  [int, "12", 12],
  [int, "-3", -3],
  [flag, undefined, false],
  [flag, "", true],
  [flag, "True", true],
  [flag, "1", true],
  [flag, "yes", true],
  [flag, "False", false],
  [flag, "0", false],
  [flag, "no", false],
  [choice, undefined, "list"],
  [choice, " Grid ", "grid"],
  [choice, "", "list"],
  [list, undefined, []],
  [list, "a, b ,,c", ["a", "b", "c"]],
  [size, "500000", 500_000],
  [size, "500 kB", 512_000],
  [size, "10MB", 10_485_760],
  [size, "1,5 mb", 1_572_864],
  [size, "1 GiB", 1_073_741_824],
  [size, "2k", 2_048],
  [json, undefined, undefined],
  [json, `{"a":[1]}`, { a: [1] }],
])("a field of kind %j reads %j as %j, without a warning", (spec, value, result) => {
  expect(read(spec, element(value))).toEqual(result);
  expect(warning).not.toHaveBeenCalled();
});

test.each<[Field<any>, string, unknown, string]>([
  [number, "many", 7, "a number of at least 0 and at most 100"],
  [number, "-1", 7, "a number of at least 0 and at most 100"],
  [number, "101", 7, "at most 100"],
  [number, "1.000,5", 7, "a number"],
  [int, "1,5", 7, "a whole number"],
  [flag, "maybe", false, "true or false"],
  [choice, "table", "list", "one of list, grid"],
  [size, "10 apples", 9, "a size such as 500 kB or 10 MB"],
  [json, "{", undefined, "JSON, in a script of type application/json"],
])(
  "an invalid optional value takes its default and logs one warning with all details (%j, %j)",
  (spec, value, result, expected) => {
    expect(read(spec, element(value))).toEqual(result);
    expect(warning).toHaveBeenCalledOnce();
    for (const part of ["cup on <div#c>", "data-max-size", expected, `got ${JSON.stringify(value)}`])
      expect(warning.mock.calls[0]![0]).toContain(part);
  },
);

test.each([
  [element(), "got nothing"],
  [element(""), "got nothing"],
  [element("x"), `got "x"`],
])("ERR-06 the required number %s fails with island, element, attribute, expected and got", (html, got) => {
  let thrown: unknown;
  try {
    read(field.number({ required: true, min: 2, doc: "" }), html);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(IslandError);
  expect(thrown).toMatchObject({ phase: "config" });
  for (const part of ["cup on <div#c>", "data-max-size", "a number of at least 2", got])
    expect((thrown as Error).message).toContain(part);
  expect(warning).not.toHaveBeenCalled();
});

test("JSON is read from a script child of the host, else from the attribute", () => {
  const script = `<script type="application/json"> {"a":2} </script>`;
  expect(read(json, `<div data-max-size='{"a":1}'>${script}</div>`)).toEqual({ a: 2 });
  expect(read(json, `<div data-max-size='{"a":1}'><div>${script}</div></div>`)).toEqual({ a: 1 });
  expect(read(json, `<div data-max-size='{"a":1}'><script type="application/json"></script></div>`)).toEqual({ a: 1 });
});

test("a JSON script that does not parse logs a warning", () => {
  expect(read(json, `<div><script type="application/json">{a:1}</script></div>`)).toBeUndefined();
  expect(warning).toHaveBeenCalledOnce();
});

test("a warning shortens a long invalid value", () => {
  read(int, element("x".repeat(5_000)));
  expect(warning.mock.calls[0]![0].length).toBeLessThan(300);
});

test("a field may read an attribute of another name", () => {
  expect(read(field.text({ attribute: "href", doc: "" }), `<a href="/x"></a>`)).toBe("/x");
});

test("the type of a config follows from its fields", () => {
  const fields = {
    a: field.text({ doc: "" }),
    b: field.number({ default: 1, doc: "" }),
    c: field.int({ required: true, doc: "" }),
    d: flag,
    e: field.choice(["x", "y"], { default: "x", doc: "" }),
    f: field.choice(["x", "y"], { doc: "" }),
    g: list,
    h: field.json<{ id: number }[]>({ doc: "" }),
  };
  expectTypeOf<Config<typeof fields>>().branded.toEqualTypeOf<{
    readonly a: string | undefined;
    readonly b: number;
    readonly c: number;
    readonly d: boolean;
    readonly e: "x" | "y";
    readonly f: "x" | "y" | undefined;
    readonly g: string[];
    readonly h: { id: number }[] | undefined;
  }>();
});
