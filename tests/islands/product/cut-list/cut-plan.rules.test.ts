import * as fc from "fast-check";
import { expect, test } from "vitest";
import { planInSlices } from "../../../../islands/product/cut-list/plan-in-slices.ts";
import { problemsOf } from "../../../../islands/product/cut-list/rules.ts";
import { readCutList } from "../../../../shared/api/cut-list-fields.ts";
import { type CutPlan, cutProblem, type CutRequest, planCuts } from "../../../../shared/api/cut-plan.ts";

function finish(request: CutRequest): { plan: CutPlan; pauses: number } {
  const search = planCuts(request);
  for (let pauses = 0; ; pauses++) {
    const { done, value: plan } = search.next();
    if (done) return { plan, pauses };
  }
}

/** The least stock, then the fewest parts, of all ways to put each piece into an open part or a new one. */
function bruteForce({ pieces, stocks, kerf }: CutRequest): [ordered: number, parts: number] {
  const all = pieces.flatMap(({ length, count }) => Array<number>(count).fill(length));
  const stockFor = (part: number[]): number =>
    Math.min(...stocks.filter((stock) => part.reduce((sum, one) => sum + one + kerf, -kerf) <= stock), Infinity);
  let best: [number, number] = [Infinity, Infinity];
  function place(index: number, parts: number[][]): void {
    if (index === all.length) {
      const ordered = parts.reduce((sum, part) => sum + stockFor(part), 0);
      if (ordered < best[0] || (ordered === best[0] && parts.length < best[1])) best = [ordered, parts.length];
      return;
    }
    for (const [at, part] of parts.entries()) place(index + 1, parts.with(at, [...part, all[index]!]));
    place(index + 1, [...parts, [all[index]!]]);
  }
  place(0, []);
  return best;
}

const partsOf = ({ bars }: CutPlan): number => bars.reduce((sum, { count }) => sum + count, 0);

test("cut list: on random small lists no way to cut needs less stock, or as much in fewer parts", () => {
  const request = fc.record({
    pieces: fc.array(fc.record({ length: fc.integer({ min: 1, max: 20 }), count: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    stocks: fc.array(fc.integer({ min: 20, max: 45 }), { minLength: 1, maxLength: 3 }),
    kerf: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(
      request.filter(({ pieces }) => pieces.reduce((sum, { count }) => sum + count, 0) <= 7),
      (given) => {
        const { plan } = finish(given);
        expect([plan.ordered, partsOf(plan), plan.isBest]).toEqual([...bruteForce(given), true]);
        const cut = plan.bars.flatMap(({ pieces, count }) => Array<number[]>(count).fill(pieces).flat());
        const wanted = given.pieces.flatMap(({ length, count }) => Array<number>(count).fill(length));
        expect(cut.sort((a, b) => a - b)).toEqual(wanted.sort((a, b) => a - b));
        for (const { stock, pieces } of plan.bars)
          expect(pieces.reduce((sum, one) => sum + one + given.kerf, -given.kerf)).toBeLessThanOrEqual(stock);
        expect(plan.waste).toBe(plan.ordered - wanted.reduce((sum, one) => sum + one, 0));
      },
    ),
    { numRuns: 200 },
  );
});

test("cut list: a loss at each cut between two pieces counts, and none at the end", () => {
  const pieces = [{ length: 1000, count: 2 }];
  expect(finish({ pieces, stocks: [2000], kerf: 0 }).plan.ordered).toBe(2000);
  expect(finish({ pieces, stocks: [2003], kerf: 3 }).plan.ordered).toBe(2003);
  expect(finish({ pieces, stocks: [2002], kerf: 3 }).plan.ordered).toBe(4004);
});

test("cut list: 60 pieces of a terrace, a fence and a shelf are planned to the end, with pauses", () => {
  const metres = (list: [number, number][]) => list.map(([length, count]) => ({ length, count }));
  const lists: CutRequest[] = [
    {
      pieces: metres([
        [2400, 12],
        [1850, 18],
        [900, 30],
      ]),
      stocks: [3000, 4000, 5000],
      kerf: 4,
    },
    {
      pieces: metres([
        [1200, 20],
        [750, 16],
        [430, 24],
      ]),
      stocks: [5000, 10000, 20000],
      kerf: 10,
    },
    {
      pieces: metres([
        [1780, 6],
        [1560, 9],
        [1130, 13],
        [870, 8],
        [640, 14],
        [310, 10],
      ]),
      stocks: [6000],
      kerf: 3,
    },
  ];
  for (const list of lists) expect(finish(list).plan.isBest).toBe(true);
});

test("cut list: after the time limit, a complete plan is shown that may not be the best", async () => {
  const sizes = [1780, 1560, 1130, 870, 640, 310];
  const list = { pieces: sizes.map((length) => ({ length, count: 10 })), stocks: [3000, 4000, 5000], kerf: 3 };
  const { signal } = new AbortController();
  const plan = await planInSlices(list, 0, signal, () => {});
  expect(plan.isBest).toBe(false);
  expect(plan.bars.reduce((sum, { pieces, count }) => sum + count * pieces.length, 0)).toBe(60);
  expect(plan.ordered - plan.waste).toBe(10 * sizes.reduce((sum, size) => sum + size, 0));
});

test("cut list: fields are read with a comma or a dot; empty rows are left out, and faults name their rows", () => {
  const fields = new URLSearchParams(
    "PieceLength=1,25&PieceCount=2&PieceLength=&PieceCount=&PieceLength=0.5&PieceCount=&PieceLength=two&PieceCount=1" +
      "&PieceLength=1&PieceCount=1.5&PieceLength=25&PieceCount=0&StockLength=5&StockLength=2,5&Kerf=3",
  );
  expect(readCutList(fields, "en")).toEqual({
    request: {
      pieces: [
        { length: 1250, count: 2 },
        { length: 500, count: 1 },
      ],
      stocks: [5000, 2500],
      kerf: 3,
    },
    faults: [
      { row: 3, field: "length", tooLong: 0 },
      { row: 4, field: "count", tooLong: 0 },
      { row: 5, field: "length", tooLong: 25_000 },
      { row: 5, field: "count", tooLong: 0 },
    ],
    isKerfFault: false,
  });
  const kerf = (text: string): unknown => {
    const { request, isKerfFault } = readCutList(new URLSearchParams({ Kerf: text }), "en");
    return isKerfFault ? "fault" : request.kerf;
  };
  expect(["", " ", "2,5", "3 mm", "-1", "1,000", "1.000"].map(kerf)).toEqual([
    0,
    0,
    3,
    "fault",
    "fault",
    "fault",
    "fault",
  ]);
});

test("cut list: lists without pieces or stock, and pieces longer than the stock, have no plan", () => {
  const pieces = [{ length: 1000, count: 1 }];
  expect(cutProblem({ pieces: [], stocks: [1], kerf: 0 })).toBe("no-pieces");
  expect(cutProblem({ pieces, stocks: [], kerf: 0 })).toBe("no-stock");
  expect(cutProblem({ pieces, stocks: [500, 999], kerf: 0 })).toBe("too-long");
  expect(cutProblem({ pieces, stocks: [500, 1000], kerf: 0 })).toBeNull();
});

test("cut list: each wrong field has a message with its row, else the list has one", () => {
  const words = { metres: (length: number) => `${length / 1000} m`, longestOffered: 20_000 };
  const messages = (query: string) =>
    problemsOf(readCutList(new URLSearchParams(query), "en"), words).map(({ message }) => message);
  const rows = "PieceLength=1&PieceCount=2&PieceLength=25&PieceCount=x&PieceLength=y&PieceCount=1";
  expect(messages(`${rows}&StockLength=20&Kerf=z`)).toEqual([
    ["CutList.LongerThanSold", 2, "25 m", "20 m"],
    ["CutList.RowCount", 2, 200],
    ["CutList.RowLength", 3, "2.5 m"],
    ["CutList.Kerf"],
  ]);
  expect(messages("PieceLength=11&StockLength=5&StockLength=10")).toEqual([["CutList.TooLong", 1, "11 m", "10 m"]]);
  expect(messages("PieceLength=1&PieceCount=150&PieceLength=2&PieceCount=51&StockLength=5")).toEqual([
    ["CutList.TooMany", 200],
  ]);
  expect(messages("PieceLength=&StockLength=5")).toEqual([["CutList.NoPieces"]]);
  expect(messages("PieceLength=1")).toEqual([["CutList.NoStock"]]);
  expect(messages("PieceLength=1&StockLength=5")).toEqual([]);
});
