import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ATTRIBUTES_KEY,
  type Choice,
  changeFilter,
  type Filter,
  filterFromSearch,
  isSelected,
  emptyFilter,
  readFilter,
  withFilter,
  selectedValues,
  writeFilter,
} from "../../../shared/api/catalog-filter.ts";

/** Names of `Object.prototype` members must work like any other name. */
const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 6 }),
  fc.constantFrom("__proto__", "constructor", "toString", "7", "10", "Brand"),
);
const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.record({ key: name.filter((key) => key !== ATTRIBUTES_KEY), value: fc.string({ minLength: 1, maxLength: 6 }) }),
  fc.record({ key: fc.constant(ATTRIBUTES_KEY), attribute: name, value: fc.string({ minLength: 1, maxLength: 6 }) }),
);
const filterOf = (choices: readonly Choice[]): Filter =>
  choices.reduce((filter, option) => changeFilter(filter, option, true), emptyFilter);
const lists = ({ lists, attributes }: Filter): (readonly string[])[] => [
  ...Object.values(lists),
  ...Object.values(attributes),
];

describe("FIL-01 FIL-02 FIL-03 the filter of a list", () => {
  test("FIL-01 values are added and removed; a key without values is removed", () => {
    const two = filterOf([
      { key: "Brand", value: "12" },
      { key: "Brand", value: "14" },
      { key: ATTRIBUTES_KEY, attribute: "7", value: "31" },
    ]);
    expect(writeFilter(two)).toBe('{"Brand":["12","14"],"ProductAttributes":{"7":["31"]}}');
    const option = changeFilter(two, { key: "Brand", value: "12" }, false);
    expect(writeFilter(option)).toBe('{"Brand":["14"],"ProductAttributes":{"7":["31"]}}');
    expect(writeFilter(changeFilter(option, { key: ATTRIBUTES_KEY, attribute: "7", value: "31" }, false))).toBe(
      '{"Brand":["14"]}',
    );
    expect(
      writeFilter(
        changeFilter(
          changeFilter(option, { key: "Brand", value: "14" }, false),
          { key: ATTRIBUTES_KEY, attribute: "7", value: "31" },
          false,
        ),
      ),
    ).toBe("");
  });

  test("FIL-01 filter lists are never empty and never hold a value twice", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(choice, fc.boolean(), fc.boolean()), { maxLength: 20 }), (moves) => {
        let filter = emptyFilter;
        for (const [option, selected, single] of moves) {
          filter = changeFilter(filter, option, selected, single);
          expect(isSelected(filter, option)).toBe(selected);
          if (single) expect(selectedValues(filter, option.key, option.attribute).length).toBeLessThan(2);
        }
        for (const values of lists(filter)) {
          expect(values.length).toBeGreaterThan(0);
          expect(new Set(values).size).toBe(values.length);
        }
      }),
    );
  });

  test("FIL-01 removing a value that was just added restores the previous filter", () => {
    fc.assert(
      fc.property(fc.array(choice), choice, (choices, option) => {
        const before = changeFilter(filterOf(choices), option, false);
        expect(writeFilter(changeFilter(changeFilter(before, option, true), option, false))).toBe(writeFilter(before));
      }),
    );
  });

  test("FIL-02 the same choices in any order give the same address", () => {
    fc.assert(
      fc.property(
        fc
          .array(choice)
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(writeFilter(filterOf(shuffled))).toBe(writeFilter(filterOf(all)));
        },
      ),
    );
  });

  test("FIL-02 a written filter reads back with the same choices", () => {
    fc.assert(
      fc.property(fc.array(choice), (choices) => {
        const text = writeFilter(filterOf(choices));
        expect(writeFilter(readFilter(text)!)).toBe(text);
        for (const option of choices) expect(isSelected(readFilter(text)!, option)).toBe(true);
      }),
    );
  });

  test("FIL-03 a single-value filter holds one value, and an empty value removes it", () => {
    const first = changeFilter(emptyFilter, { key: "Price", value: "10-50" }, true, true);
    const second = changeFilter(first, { key: "Price", value: "20-" }, true, true);
    expect(writeFilter(second)).toBe('{"Price":["20-"]}');
    expect(writeFilter(changeFilter(second, { key: "Price", value: "" }, true, true))).toBe("");
  });

  test("FIL-02 reads the valid parts of any text, and returns null for text that does not parse", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = readFilter(text);
        if (read) expect(writeFilter(readFilter(writeFilter(read))!)).toBe(writeFilter(read));
      }),
    );
    for (const broken of ["{", "[]", "null", "7", '"a"', "undefined", '{"Brand":'])
      expect(readFilter(broken)).toBeNull();
    expect(
      writeFilter(readFilter('{"Brand":12,"Size":["s","s",null,{},""],"Empty":[],"ProductAttributes":"x"}')!),
    ).toBe('{"Brand":["12"],"Size":["s"]}');
    expect(readFilter(null)).toEqual(emptyFilter);
  });
});

describe("FIL-05 CAT-01 the filter in an address", () => {
  const filter = filterOf([{ key: "Brand", value: "a&b=c%" }]);

  test("FIL-05 the page index and form fields are removed; other parameters stay", () => {
    expect(
      withFilter(
        "?q=a%20b&pageindex=3&type=x+y&filter=%7B%7D&utm_source=é&flag&filter%5BBrand%5D=1&PageIndex=2#",
        emptyFilter,
      ),
    ).toBe("?q=a%20b&type=x+y&utm_source=é&flag");
    expect(withFilter("", emptyFilter)).toBe("");
    expect(filterFromSearch(withFilter("?sort=new&pageindex=2", filter))).toEqual(filter);
    expect(withFilter("?filtering=1&%E0%A4%A=1", emptyFilter)).toBe("?filtering=1&%E0%A4%A=1");
  });

  test("CAT-01 any filter can be added to and removed from any address without other changes", () => {
    const part = fc
      .tuple(fc.constantFrom("q", "sort", "display", "utm", "type"), fc.webQueryParameters())
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    fc.assert(
      fc.property(fc.array(part), fc.array(choice), (parts, choices) => {
        const search = withFilter(parts.length > 0 ? `?${parts.join("&")}` : "", filterOf(choices));
        expect(writeFilter(filterFromSearch(search)!)).toBe(writeFilter(filterOf(choices)));
        expect(withFilter(search, emptyFilter)).toBe(parts.length > 0 ? `?${parts.join("&")}` : "");
      }),
    );
  });

  test("CAT-01 a filter that does not parse gives null, a missing one is empty", () => {
    expect(filterFromSearch("?filter=%7Bbroken")).toBeNull();
    expect(filterFromSearch("?q=1")).toEqual(emptyFilter);
  });
});
