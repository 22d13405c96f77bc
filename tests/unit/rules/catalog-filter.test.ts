import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ATTRIBUTES,
  type Choice,
  changeFilter,
  type Filter,
  filterOf,
  isChosen,
  noFilter,
  readFilter,
  searchWith,
  valuesIn,
  writeFilter,
} from "../../../shared/api/catalog-filter.ts";

/** Names that objects have by themselves are names like others. */
const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 6 }),
  fc.constantFrom("__proto__", "constructor", "toString", "7", "10", "Brand"),
);
const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.record({ key: name.filter((key) => key !== ATTRIBUTES), value: fc.string({ minLength: 1, maxLength: 6 }) }),
  fc.record({ key: fc.constant(ATTRIBUTES), attribute: name, value: fc.string({ minLength: 1, maxLength: 6 }) }),
);
const chosen = (choices: readonly Choice[]): Filter =>
  choices.reduce((filter, one) => changeFilter(filter, one, true), noFilter);
const lists = ({ lists, attributes }: Filter): (readonly string[])[] => [
  ...Object.values(lists),
  ...Object.values(attributes),
];

describe("FIL-01 FIL-02 FIL-03 the filter of a list", () => {
  test("FIL-01 a value is added and removed, and a key whose list becomes empty goes", () => {
    const two = chosen([
      { key: "Brand", value: "12" },
      { key: "Brand", value: "14" },
      { key: ATTRIBUTES, attribute: "7", value: "31" },
    ]);
    expect(writeFilter(two)).toBe('{"Brand":["12","14"],"ProductAttributes":{"7":["31"]}}');
    const one = changeFilter(two, { key: "Brand", value: "12" }, false);
    expect(writeFilter(one)).toBe('{"Brand":["14"],"ProductAttributes":{"7":["31"]}}');
    expect(writeFilter(changeFilter(one, { key: ATTRIBUTES, attribute: "7", value: "31" }, false))).toBe(
      '{"Brand":["14"]}',
    );
    expect(
      writeFilter(
        changeFilter(
          changeFilter(one, { key: "Brand", value: "14" }, false),
          { key: ATTRIBUTES, attribute: "7", value: "31" },
          false,
        ),
      ),
    ).toBe("");
  });

  test("FIL-01 whatever is chosen and taken away, no list is empty, none holds a value twice, and what was chosen last is so", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(choice, fc.boolean(), fc.boolean()), { maxLength: 20 }), (moves) => {
        let filter = noFilter;
        for (const [one, selected, single] of moves) {
          filter = changeFilter(filter, one, selected, single);
          expect(isChosen(filter, one)).toBe(selected);
          if (single) expect(valuesIn(filter, one.key, one.attribute).length).toBeLessThan(2);
        }
        for (const values of lists(filter)) {
          expect(values.length).toBeGreaterThan(0);
          expect(new Set(values).size).toBe(values.length);
        }
      }),
    );
  });

  test("FIL-01 taking away what was just added gives the filter of before", () => {
    fc.assert(
      fc.property(fc.array(choice), choice, (choices, one) => {
        const before = changeFilter(chosen(choices), one, false);
        expect(writeFilter(changeFilter(changeFilter(before, one, true), one, false))).toBe(writeFilter(before));
      }),
    );
  });

  test("FIL-02 the same choices give the same address, in whichever order they were made", () => {
    fc.assert(
      fc.property(
        fc
          .array(choice)
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(writeFilter(chosen(shuffled))).toBe(writeFilter(chosen(all)));
        },
      ),
    );
  });

  test("FIL-02 what is written is read again", () => {
    fc.assert(
      fc.property(fc.array(choice), (choices) => {
        const text = writeFilter(chosen(choices));
        expect(writeFilter(readFilter(text)!)).toBe(text);
        for (const one of choices) expect(isChosen(readFilter(text)!, one)).toBe(true);
      }),
    );
  });

  test("FIL-03 a single-change filter holds one value, and an empty one takes it away", () => {
    const first = changeFilter(noFilter, { key: "Price", value: "10-50" }, true, true);
    const second = changeFilter(first, { key: "Price", value: "20-" }, true, true);
    expect(writeFilter(second)).toBe('{"Price":["20-"]}');
    expect(writeFilter(changeFilter(second, { key: "Price", value: "" }, true, true))).toBe("");
  });

  test("FIL-02 anything may stand in an address: it is read as far as it is a filter, or told not to parse", () => {
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
    expect(readFilter(null)).toEqual(noFilter);
  });
});

describe("FIL-05 CAT-01 the filter in an address", () => {
  const filter = chosen([{ key: "Brand", value: "a&b=c%" }]);

  test("FIL-05 the page index goes, whatever its spelling, and so do fields of the form; all others stay as they were written", () => {
    expect(
      searchWith(
        "?q=a%20b&pageindex=3&type=x+y&filter=%7B%7D&utm_source=é&flag&filter%5BBrand%5D=1&PageIndex=2#",
        noFilter,
      ),
    ).toBe("?q=a%20b&type=x+y&utm_source=é&flag");
    expect(searchWith("", noFilter)).toBe("");
    expect(filterOf(searchWith("?sort=new&pageindex=2", filter))).toEqual(filter);
    expect(searchWith("?filtering=1&%E0%A4%A=1", noFilter)).toBe("?filtering=1&%E0%A4%A=1");
  });

  test("CAT-01 any filter survives any address, and nothing else in it changes", () => {
    const part = fc
      .tuple(fc.constantFrom("q", "sort", "display", "utm", "type"), fc.webQueryParameters())
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    fc.assert(
      fc.property(fc.array(part), fc.array(choice), (parts, choices) => {
        const search = searchWith(parts.length > 0 ? `?${parts.join("&")}` : "", chosen(choices));
        expect(writeFilter(filterOf(search)!)).toBe(writeFilter(chosen(choices)));
        expect(searchWith(search, noFilter)).toBe(parts.length > 0 ? `?${parts.join("&")}` : "");
      }),
    );
  });

  test("CAT-01 a filter that does not parse is told", () => {
    expect(filterOf("?filter=%7Bbroken")).toBeNull();
    expect(filterOf("?q=1")).toEqual(noFilter);
  });
});
