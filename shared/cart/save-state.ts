/**
 * The pending state of cart lines and cart choices: the server's value, the value being sent, and the value to send
 * next. At most one call per entry is in flight. Pure functions, so that tests can cover every order of clicks and
 * responses. Values are compared by identity. CRT-04
 */

export interface Entry<V> {
  /** The server's value. */
  readonly server: V;
  /** The value being sent. */
  readonly sending?: V;
  /** The value to send after the current response. */
  readonly pending?: V;
}

/** Entries by the id of a line or the name of a choice. */
export type Entries<V> = ReadonlyMap<string, Entry<V>>;

/** The latest value; every view shows it. */
export const currentValue = <V>({ server, sending, pending }: Entry<V>): V => pending ?? sending ?? server;

export const isUnsaved = <V>({ sending, pending }: Entry<V>): boolean => (pending ?? sending) !== undefined;

export const isAllSaved = <V>(entries: Entries<V>): boolean =>
  [...entries.values()].every((entry) => !isUnsaved(entry));

/** The value that can be sent now; undefined when there is none or a call is in flight. */
export function valueToSend<V>(entries: Entries<V>, id: string): V | undefined {
  const entry = entries.get(id);
  return entry?.sending === undefined ? entry?.pending : undefined;
}

/** Records the server's value from a page. Values that are pending or being sent are newer, so they are kept. */
export const setServerValue = <V>(entries: Entries<V>, id: string, server: V): Entries<V> =>
  withEntry(entries, id, { ...entries.get(id), server });

/** Sets the shopper's value. A value that is being sent, or that the server has already, is not sent again. */
export const setPending = <V>(entries: Entries<V>, id: string, value: V): Entries<V> =>
  update(entries, id, ({ server, sending }) => ({
    server,
    sending,
    pending: value === (sending ?? server) ? undefined : value,
  }));

export const markSending = <V>(entries: Entries<V>, id: string): Entries<V> =>
  update(entries, id, ({ server, pending }) => ({ server, sending: pending }));

/** The server has stored the value that was sent. */
export const markSaved = <V>(entries: Entries<V>, id: string): Entries<V> =>
  update(entries, id, ({ server, sending = server, pending }) => ({
    server: sending,
    pending: pending === sending ? undefined : pending,
  }));

/**
 * The server has refused the value that was sent: the entry returns to the server's value, unless the shopper has set
 * another.
 */
export const markRefused = <V>(entries: Entries<V>, id: string): Entries<V> =>
  update(entries, id, ({ server, pending }) => ({ server, pending: pending === server ? undefined : pending }));

/** Removes an entry that the server does not have any more. */
export function removeEntry<V>(entries: Entries<V>, id: string): Entries<V> {
  const remaining = new Map(entries);
  remaining.delete(id);
  return remaining;
}

const withEntry = <V>(entries: Entries<V>, id: string, entry: Entry<V>): Entries<V> => new Map(entries).set(id, entry);

function update<V>(entries: Entries<V>, id: string, change: (entry: Entry<V>) => Entry<V>): Entries<V> {
  const entry = entries.get(id);
  return entry ? withEntry(entries, id, change(entry)) : entries;
}
