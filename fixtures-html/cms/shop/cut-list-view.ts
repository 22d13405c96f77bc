/** The planner of cuts on the page of a product that is sold by the metre. Without script, the page plans. */
import { barShapes, pieceGroups } from "../../../shared/api/cut-bar.ts";
import {
  type CutFault,
  type CutList,
  cutListFields,
  mostPieces,
  readCutList,
} from "../../../shared/api/cut-list-fields.ts";
import { type CutPlan, cutProblem, type CutRequest, planCuts } from "../../../shared/api/cut-plan.ts";
import type { Culture, Product } from "../catalogue/types.ts";
import { localeOf } from "../culture/cultures.ts";
import { fill } from "../culture/fill.ts";
import { listed } from "../culture/listed.ts";
import { quantity } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";

/** Lengths of a coil, in metres. */
const coils = [5, 10, 20];
/** Number of rows of an empty form, and of empty rows in a filled one. */
const rowsAtFirst = 4;
const spareRows = 2;
/** Milliseconds that the server plans. */
const timeLimit = 500;

/** View data of the planner; null for products that are not sold in coils. */
export function cutListView(culture: Culture, product: Product, fields: URLSearchParams) {
  if (product.categoryId !== "rope-and-cord") return null;
  const isAsked = fields.has(cutListFields.length);
  const [lengths, counts] = [fields.getAll(cutListFields.length), fields.getAll(cutListFields.count)];
  const filled = lengths.map((length, index) => ({ length, count: counts[index] ?? "" }));
  const chosen = fields.getAll(cutListFields.stock);
  const list = readCutList(fields, culture);
  const { request } = list;
  const errors = isAsked ? problemsIn(culture, list) : [];
  const ofField = (row: number, field: CutFault["field"]): string =>
    errors.find(({ fault }) => fault?.row === row && fault.field === field)?.id ?? "";
  return {
    rows: [
      ...filled.map((row, index) => ({
        ...row,
        lengthError: ofField(index, "length"),
        countError: ofField(index, "count"),
      })),
      ...Array.from({ length: Math.max(rowsAtFirst - filled.length, isAsked ? spareRows : 0) }, () => ({
        ...{ length: "", count: "", lengthError: "", countError: "" },
      })),
    ],
    stocks: coils.map((coil) => ({
      value: quantity(culture, coil * 1000),
      isChosen: !isAsked || chosen.includes(quantity(culture, coil * 1000)),
    })),
    kerf: fields.get(cutListFields.kerf) ?? "0",
    kerfError: errors.find(({ fault }) => fault === null)?.id ?? "",
    errors,
    plan: isAsked && errors.length === 0 ? planView(culture, plan(request), request.kerf) : null,
  };
}

/** A message about a list, and the fault of the field that it is about: null for the loss per cut. */
interface Problem {
  id: string;
  text: string;
  fault?: CutFault | null;
}

function problemsIn(culture: Culture, list: CutList): Problem[] {
  const { problems } = textsOf(culture).cutList;
  const { request, faults, isKerfFault } = list;
  const ofFields = [
    ...faults.map((fault) => ({ text: faultText(culture, fault, Math.max(...request.stocks)), fault })),
    ...(isKerfFault ? [{ text: problems.kerf, fault: null }] : []),
  ];
  if (ofFields.length > 0) return ofFields.map((problem, index) => ({ id: `cut-problem-${index}`, ...problem }));
  const count = request.pieces.reduce((sum, piece) => sum + piece.count, 0);
  const problem = count > mostPieces ? "too-many" : cutProblem(request);
  return problem ? [{ id: "cut-problem", text: fill(problems[problem], mostPieces) }] : [];
}

function faultText(culture: Culture, { row, field, tooLong }: CutFault, longest: number): string {
  const { problems } = textsOf(culture).cutList;
  if (field === "count") return fill(problems.count, row + 1, mostPieces);
  if (!tooLong) return fill(problems.length, row + 1, metresIn(culture, 2500));
  const isLongestLeftOut = longest < Math.max(...coils) * 1000;
  const lengths = [tooLong, longest].map((length) => metresIn(culture, length));
  return fill(problems[isLongestLeftOut ? "too-long" : "longer-than-sold"], row + 1, ...lengths);
}

const metresIn = (culture: Culture, length: number): string =>
  `${quantity(culture, length)} ${textsOf(culture).product.measure.length}`;

/** The best plan that is found in the time. */
function plan(request: CutRequest): CutPlan {
  const end = performance.now() + timeLimit;
  const search = planCuts(request);
  for (;;) {
    const { done, value } = search.next();
    if (done || performance.now() > end) return value;
  }
}

function planView(culture: Culture, { bars, ordered, waste, isBest }: CutPlan, kerf: number) {
  const t = textsOf(culture).cutList;
  const metres = (length: number): string => metresIn(culture, length);
  const share = new Intl.NumberFormat(localeOf(culture), { style: "percent", maximumFractionDigits: 1 });
  const longest = Math.max(...bars.map(({ stock }) => stock));
  return {
    summary: [fill(t.order, metres(ordered)), fill(t.waste, metres(waste), share.format(waste / ordered))].join(" "),
    note: isBest ? "" : t.notProven,
    button: fill(t.setQuantity, metres(ordered)),
    quantity: quantity(culture, ordered),
    bars: bars.map((bar) => ({
      name: `${bar.count} × ${metres(bar.stock)}`,
      pieces: listed(culture, [
        ...pieceGroups(bar).map(({ length, count }) => `${count}\u00a0×\u00a0${metres(length)}`),
        ...(bar.rest > 0 ? [fill(t.rest, metres(bar.rest))] : []),
      ]),
      shapes: barShapes(bar, longest, kerf),
    })),
  };
}
