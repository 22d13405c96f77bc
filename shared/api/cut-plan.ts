// Plans how pieces are cut from stock lengths with the least waste. The server plans by the same rules when there is no
// script. All lengths are whole numbers of one unit, such as millimetres.

export interface CutRequest {
  pieces: readonly { length: number; count: number }[];
  /** The lengths that can be ordered, each as often as needed. */
  stocks: readonly number[];
  /** Loss at each cut between two pieces. */
  kerf: number;
}

/** Stock of one length that is cut in the same way. */
export interface CutBar {
  stock: number;
  count: number;
  /** Lengths of the pieces, the longest first. */
  pieces: number[];
  /** The length that each bar has left over. */
  rest: number;
}

export interface CutPlan {
  bars: CutBar[];
  /** Total length of the stock. */
  ordered: number;
  /** The length of the stock that becomes no piece: rests and losses at cuts. */
  waste: number;
  /** Whether no plan needs less stock, or as much in fewer parts. */
  isBest: boolean;
}

/** Why there can be no plan; null when there is one. */
export function cutProblem({ pieces, stocks }: CutRequest): "no-pieces" | "no-stock" | "too-long" | null {
  if (pieces.length === 0) return "no-pieces";
  if (stocks.length === 0) return "no-stock";
  return Math.max(...pieces.map(({ length }) => length)) > Math.max(...stocks) ? "too-long" : null;
}

/** A part of the stock: its length, and how many pieces of each kind are cut from it. */
interface Part {
  stock: number;
  counts: readonly number[];
}

interface Problem {
  /** Lengths of the pieces with the loss of a cut, the longest first, without repetition. */
  sizes: number[];
  counts: number[];
  /** Ascending, without repetition. */
  stocks: number[];
  kerf: number;
}

/** Part of the price of a plan for each part of the stock: of two plans with the same length, fewer parts win. */
const PART = 1;
const LENGTH = 4096;
/** Number of attempts to fill a part between two pauses: some milliseconds. */
const ATTEMPTS = 2_000;
/** Most entries of a table, for memory and time. */
const MOST_ENTRIES = 300_000;

/**
 * Searches the best plan by branch and bound. Pauses with the best plan so far; the last one is proven to be the best.
 * `request` has no problem.
 */
export function* planCuts(request: CutRequest): Generator<CutPlan, CutPlan> {
  const problem = toProblem(request);
  let best = firstPlan(problem);
  let bestPrice = priceOf(best);
  const boundOf = lowerBound(problem);
  const seen = new Map<string, number>();
  let attempts = 0;
  const isPauseDue = (): boolean => ++attempts % ATTEMPTS === 0;

  function* search(counts: number[], parts: Part[], price: number): Generator<CutPlan, void> {
    const left = sum(counts.map((count, kind) => count * problem.sizes[kind]!));
    if (left === 0) {
      best = [...parts];
      bestPrice = price;
      return;
    }
    if (price + boundOf(left) >= bestPrice) return;
    const key = counts.join();
    if ((seen.get(key) ?? Infinity) <= price) return;
    if (seen.size < MOST_ENTRIES) seen.set(key, price);
    for (const part of nextParts(problem, counts, isPauseDue)) {
      if (part === null) {
        yield toPlan(problem, best, false);
        continue;
      }
      const more = price + part.stock * LENGTH + PART;
      if (more >= bestPrice) continue;
      parts.push(part);
      yield* search(
        counts.map((count, kind) => count - part.counts[kind]!),
        parts,
        more,
      );
      parts.pop();
    }
  }

  yield* search(problem.counts, [], 0);
  return toPlan(problem, best, true);
}

function toProblem({ pieces, stocks, kerf }: CutRequest): Problem {
  const bySize = new Map<number, number>();
  for (const { length, count } of pieces) bySize.set(length + kerf, (bySize.get(length + kerf) ?? 0) + count);
  const sorted = [...bySize].sort(([a], [b]) => b - a);
  return {
    sizes: sorted.map(([size]) => size),
    counts: sorted.map(([, count]) => count),
    stocks: [...new Set(stocks)].sort((a, b) => a - b),
    kerf,
  };
}

/** The best plan of those that fill one part after the other with the longest pieces that fit. */
function firstPlan({ sizes, counts, stocks, kerf }: Problem): Part[] {
  const plans = stocks
    .filter((stock) => stock + kerf >= sizes[0]!)
    .map((stock) => {
      const parts: Part[] = [];
      const open = [...counts];
      while (open.some((count) => count > 0)) {
        let room = stock + kerf;
        const cut = open.map((count, kind) => {
          const taken = Math.min(count, Math.floor(room / sizes[kind]!));
          room -= taken * sizes[kind]!;
          open[kind] = count - taken;
          return taken;
        });
        // A shorter stock is enough for the last part.
        parts.push({ stock: stocks.find((other) => other >= stock - room)!, counts: cut });
      }
      return parts;
    });
  return plans.reduce((best, plan) => (priceOf(plan) < priceOf(best) ? plan : best));
}

/**
 * The ways to cut the next part. Each has the longest piece that is left, and no room for another one: a part with room
 * can take a piece of a later part, at no cost. Null is an occasion for a pause.
 */
function* nextParts(
  { sizes, stocks, kerf }: Problem,
  counts: readonly number[],
  isPauseDue: () => boolean,
): Generator<Part | null> {
  const longest = counts.findIndex((count) => count > 0);
  const last = counts.findLastIndex((count) => count > 0);
  for (const [index, stock] of stocks.entries()) {
    const cut = counts.map(() => 0);
    const shorter = index > 0 ? stocks[index - 1]! + kerf : 0;
    const isFull = (room: number): boolean => counts.every((count, kind) => cut[kind] === count || sizes[kind]! > room);
    function* fill(kind: number, room: number): Generator<Part | null> {
      if (isPauseDue()) yield null;
      if (kind > last) {
        // A set of pieces that fits into a shorter stock was tried with that stock.
        if (stock + kerf - room > shorter && isFull(room)) yield { stock, counts: [...cut] };
        return;
      }
      const least = kind === longest ? 1 : 0;
      for (let taken = Math.min(counts[kind]!, Math.floor(room / sizes[kind]!)); taken >= least; taken--) {
        cut[kind] = taken;
        yield* fill(kind + 1, room - taken * sizes[kind]!);
      }
      cut[kind] = 0;
    }
    yield* fill(longest, stock + kerf);
  }
}

/** The least price of stock for pieces of a total size, which no plan can undercut. */
function lowerBound({ sizes, counts, stocks, kerf }: Problem): (size: number) => number {
  const unit = sizes.reduce(commonDivisor);
  const total = sum(sizes.map((size, kind) => size * counts[kind]!)) / unit;
  // The greatest size of pieces that a stock can hold, in units.
  const room = Math.floor((stocks.at(-1)! + kerf) / unit);
  if (total > MOST_ENTRIES || room > MOST_ENTRIES) {
    const price = Math.min(...stocks.map((stock) => (stock * LENGTH + PART) / (stock + kerf)));
    return (size) => Math.ceil(size * price);
  }
  const fits = new Uint8Array(room + 1);
  fits[0] = 1;
  for (const [kind, size] of sizes.entries())
    for (let time = Math.min(counts[kind]!, Math.floor((room * unit) / size)); time > 0; time--)
      for (let at = room; at >= size / unit; at--) fits[at]! |= fits[at - size / unit]!;
  const holds = stocks.map((stock) => fits.lastIndexOf(1, Math.floor((stock + kerf) / unit)));
  const prices = new Float64Array(total + 1).fill(Infinity);
  prices[0] = 0;
  for (const [index, stock] of stocks.entries()) {
    const hold = holds[index]!;
    if (hold === 0) continue;
    for (let size = 1; size <= total; size++)
      prices[size] = Math.min(prices[size]!, prices[Math.max(0, size - hold)]! + stock * LENGTH + PART);
  }
  return (size) => prices[size / unit]!;
}

function toPlan({ sizes, kerf }: Problem, parts: readonly Part[], isBest: boolean): CutPlan {
  const bars = new Map<string, CutBar>();
  for (const { stock, counts } of parts) {
    const key = `${stock} ${counts.join()}`;
    const same = bars.get(key);
    if (same) same.count++;
    else {
      const pieces = counts.flatMap((count, kind) => Array<number>(count).fill(sizes[kind]! - kerf));
      bars.set(key, { stock, count: 1, pieces, rest: Math.max(0, stock - sum(pieces) - kerf * pieces.length) });
    }
  }
  const list = [...bars.values()].sort((a, b) => b.stock - a.stock || a.rest - b.rest);
  const ordered = sum(list.map(({ stock, count }) => stock * count));
  const used = sum(list.map(({ pieces, count }) => count * sum(pieces)));
  return { bars: list, ordered, waste: ordered - used, isBest };
}

const priceOf = (parts: readonly Part[]): number => sum(parts.map(({ stock }) => stock * LENGTH + PART));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
