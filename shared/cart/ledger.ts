/**
 * What the shopper wants, of lines of the cart and of choices for all of it, and what the server is known to hold: one wish a line, one
 * call in flight a line. Pure, so that every order in which clicks and answers can come is tested. Values are compared as they are. CRT-04
 */

export interface Entry<V> {
  /** As the server last told it. */
  readonly real: V;
  /** On its way to the server. */
  readonly sent?: V;
  /** What the shopper decided since: it is sent once the answer is here. */
  readonly wanted?: V;
}

/** By the id of a line, or the name of a choice. */
export type Ledger<V> = ReadonlyMap<string, Entry<V>>;

/** What the line is to be, as far as is known: what every view of it shows. */
export const shownOf = <V>({ real, sent, wanted }: Entry<V>): V => wanted ?? sent ?? real;

export const isOpen = <V>({ sent, wanted }: Entry<V>): boolean => (wanted ?? sent) !== undefined;

/** Nothing is wanted or on its way. */
export const isSettled = <V>(ledger: Ledger<V>): boolean => [...ledger.values()].every((entry) => !isOpen(entry));

/** A wish that may be sent now; undefined where there is none, or an answer is awaited. */
export function dueOf<V>(ledger: Ledger<V>, id: string): V | undefined {
  const entry = ledger.get(id);
  return entry?.sent === undefined ? entry?.wanted : undefined;
}

/** A page shows the line with what the server held when it made the page. What is wished or on its way is newer. */
export const told = <V>(ledger: Ledger<V>, id: string, real: V): Ledger<V> =>
  put(ledger, id, { ...ledger.get(id), real });

/** The shopper decides. What is on its way, or what the server holds anyway, is not sent again. */
export const wished = <V>(ledger: Ledger<V>, id: string, value: V): Ledger<V> =>
  update(ledger, id, ({ real, sent }) => ({ real, sent, wanted: value === (sent ?? real) ? undefined : value }));

export const sending = <V>(ledger: Ledger<V>, id: string): Ledger<V> =>
  update(ledger, id, ({ real, wanted }) => ({ real, sent: wanted }));

/** The server holds what was sent. */
export const confirmed = <V>(ledger: Ledger<V>, id: string): Ledger<V> =>
  update(ledger, id, ({ real, sent = real, wanted }) => ({ real: sent, wanted: wanted === sent ? undefined : wanted }));

/** What was sent does not hold: the line is as it was, unless the shopper has decided anew. */
export const refused = <V>(ledger: Ledger<V>, id: string): Ledger<V> =>
  update(ledger, id, ({ real, wanted }) => ({ real, wanted: wanted === real ? undefined : wanted }));

/** The server has no such line any more. */
export function gone<V>(ledger: Ledger<V>, id: string): Ledger<V> {
  const left = new Map(ledger);
  left.delete(id);
  return left;
}

const put = <V>(ledger: Ledger<V>, id: string, entry: Entry<V>): Ledger<V> => new Map(ledger).set(id, entry);

function update<V>(ledger: Ledger<V>, id: string, change: (entry: Entry<V>) => Entry<V>): Ledger<V> {
  const entry = ledger.get(id);
  return entry ? put(ledger, id, change(entry)) : ledger;
}
