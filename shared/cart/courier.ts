import { createStore, type StoreApi } from "zustand/vanilla";
import { beginCartChange, type Outcome } from "./cart-changes.ts";
import { type Failure, failureOf } from "./failure.ts";
import { confirmed, dueOf, gone, isSettled, type Ledger, refused, sending, shownOf, told, wished } from "./ledger.ts";

/** Milliseconds without another decision before one is sent: what is clicked in a row is one call. */
const REST = 300;

/** Milliseconds before a call whose connection broke is made once more. */
const AGAIN = 1_000;

/** An answer is awaited for so many milliseconds, both attempts together. */
const TIME_LIMIT = 10_000;

interface CourierState<V> {
  ledger: Ledger<V>;
  /** Those whose last decision did not hold, by id, until the next. */
  failures: ReadonlyMap<string, Failure<V>>;
  /** Those whose last decision the server holds. */
  saved: ReadonlySet<string>;
  /** Those that wait for a connection. */
  offline: ReadonlySet<string>;
}

interface Needs<V> {
  /** Tells the server, within `timeLimit` milliseconds. Rejects as `call` does. */
  send(id: string, value: V, timeLimit: number): Promise<unknown>;
  /** Whether that may be sent once more by itself where its connection broke: a `PUT` or `DELETE` by id, never a `POST`. */
  repeats(id: string): boolean;
  /** Whether this value leaves nothing to decide about, as a quantity of 0 does. */
  isEnd?(value: V): boolean;
  /** For what has an end: the server holds that, and the shopper has decided otherwise meanwhile. */
  putBack?(id: string, value: V): void;
}

/** Brings decisions to the server: the last of each, one call of each at a time, none lost. What it does counts as a change of the cart. CRT-04 */
export interface Courier<V> {
  /** A page shows what the server holds. */
  tell(id: string, real: V): void;
  /** The shopper decides; `now` when no other click is to be expected. */
  want(id: string, value: V, now?: boolean): void;
  /** All of `ids` are wanted to be `value`, and `send` tells so in one call, once the calls under way are answered. */
  wantAll(ids: readonly string[], value: V, send: (timeLimit: number) => Promise<unknown>): Promise<void>;
  /** What did not hold is sent once more. */
  retry(id: string): void;
  /** Nothing more is said of what became of `ids`. */
  forget(ids: Iterable<string>): void;
  /** Sends what still rests; `isLast`: also what waits for an answer, as there is no later. */
  flush(isLast?: boolean): void;
  readonly store: StoreApi<CourierState<V>>;
}

export function createCourier<V>({ send, repeats, isEnd = () => false, putBack }: Needs<V>): Courier<V> {
  const store = createStore<CourierState<V>>(() => ({
    ledger: new Map(),
    failures: new Map(),
    saved: new Set(),
    offline: new Set(),
  }));
  const rests = new Map<string, ReturnType<typeof setTimeout>>();
  const flights = new Map<string, Promise<void>>();
  /** Of those that one call is to tell about. */
  const held = new Set<string>();
  let endChange: ReturnType<typeof beginCartChange> | undefined;
  const outcomes = new Set<Outcome>();

  const ledger = (): Ledger<V> => store.getState().ledger;
  const setLedger = (next: Ledger<V>): void => store.setState({ ledger: next });

  function forget(ids: Iterable<string>): void {
    const { failures, saved } = store.getState();
    const next = { failures: new Map(failures), saved: new Set(saved) };
    for (const id of ids) {
      next.failures.delete(id);
      next.saved.delete(id);
    }
    store.setState(next);
  }

  function decide(id: string, value: V): boolean {
    const entry = ledger().get(id);
    if (!entry || shownOf(entry) === value) return false;
    forget([id]);
    rest(id);
    setLedger(wished(ledger(), id, value));
    follow();
    return true;
  }

  function want(id: string, value: V, now = false): void {
    if (!decide(id, value) || dueOf(ledger(), id) === undefined) return;
    if (now) go(id);
    else
      rests.set(
        id,
        setTimeout(() => go(id), REST),
      );
  }

  /** It does not rest any more. */
  function rest(id: string): void {
    clearTimeout(rests.get(id));
    rests.delete(id);
  }

  function go(id: string): void {
    rest(id);
    const value = dueOf(ledger(), id);
    if (value === undefined || held.has(id)) return;
    setLedger(sending(ledger(), id));
    depart(
      [id],
      attempt((timeLimit) => send(id, value, timeLimit), [id], repeats(id)),
    );
  }

  /** `ids` are on their way to be what they were sent as. */
  function depart(ids: readonly string[], answer: Promise<unknown>): Promise<void> {
    const flight = answer
      .then(
        () => ids.forEach(arrived),
        (error: unknown) => ids.forEach((id) => failed(id, error)),
      )
      .then(() => {
        for (const id of ids) flights.delete(id);
        ids.forEach(go);
        follow();
      });
    for (const id of ids) flights.set(id, flight);
    return flight;
  }

  function arrived(id: string): void {
    outcomes.add("saved");
    const { sent, wanted } = ledger().get(id) ?? {};
    if (sent !== undefined && isEnd(sent)) {
      setLedger(gone(ledger(), id));
      if (wanted !== undefined) putBack?.(id, wanted);
      return;
    }
    setLedger(confirmed(ledger(), id));
    store.setState(({ saved }) => ({ saved: new Set(saved).add(id) }));
  }

  function failed(id: string, error: unknown): void {
    const entry = ledger().get(id);
    if (entry?.sent === undefined) return;
    const answered = failureOf(error, entry.sent);
    // What has no end cannot be gone.
    const failure: Failure<V> = answered.kind === "gone" && !putBack ? { ...answered, kind: "refused" } : answered;
    // Removed elsewhere, it is as it was to be.
    if (failure.kind === "gone" && isEnd(entry.sent)) return arrived(id);
    outcomes.add(failure.kind === "lost" ? "lost" : "refused");
    const next = failure.kind === "gone" ? gone(ledger(), id) : refused(ledger(), id);
    // Of a decision that the shopper has changed since, nothing is said.
    const isNews = dueOf(next, id) === undefined;
    store.setState(({ failures }) => ({
      ledger: next,
      ...(isNews && { failures: new Map(failures).set(id, failure) }),
    }));
  }

  /** The cart is changing from the first decision until nothing is open. */
  function follow(): void {
    const isOver = isSettled(ledger());
    if (!isOver) endChange ??= beginCartChange();
    else if (endChange) {
      const [end, all] = [endChange, [...outcomes]];
      endChange = undefined;
      outcomes.clear();
      end(...all);
    }
  }

  /** What never left, as there was no connection, goes once there is one, whatever it is. */
  async function attempt(
    tell: (timeLimit: number) => Promise<unknown>,
    ids: readonly string[],
    isRepeatable: boolean,
  ): Promise<void> {
    const start = Date.now();
    const mayLeave = navigator.onLine;
    try {
      await tell(TIME_LIMIT);
    } catch (error) {
      if (!(error instanceof TypeError) || (mayLeave && !isRepeatable)) throw error;
      const isOffline = !navigator.onLine;
      await (isOffline ? online(ids) : new Promise((resolve) => setTimeout(resolve, AGAIN)));
      await tell(isOffline ? TIME_LIMIT : Math.max(AGAIN, TIME_LIMIT - (Date.now() - start)));
    }
  }

  async function online(ids: readonly string[]): Promise<void> {
    store.setState(({ offline }) => ({ offline: new Set([...offline, ...ids]) }));
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    store.setState(({ offline }) => ({ offline: new Set([...offline].filter((id) => !ids.includes(id))) }));
  }

  return {
    store,
    tell(id, real) {
      setLedger(told(ledger(), id, real));
      const { failures, saved } = store.getState();
      if (failures.get(id)?.value !== real) return;
      // The answer was lost, not the decision.
      store.setState({
        failures: new Map([...failures].filter(([other]) => other !== id)),
        saved: new Set(saved).add(id),
      });
    },
    want,
    async wantAll(ids, value, sendAll) {
      for (const id of ids) {
        held.add(id);
        decide(id, value);
      }
      await Promise.all(ids.map((id) => flights.get(id)));
      // Decided otherwise meanwhile, it goes its own way.
      const left = ids.filter((id) => ledger().has(id));
      const isWanted = left.every((id) => dueOf(ledger(), id) === value);
      for (const id of ids) held.delete(id);
      if (!isWanted || left.length === 0) return left.forEach(go);
      for (const id of left) setLedger(sending(ledger(), id));
      await depart(left, attempt(sendAll, left, false));
    },
    retry(id) {
      const failure = store.getState().failures.get(id);
      if (failure) want(id, failure.value, true);
    },
    forget,
    flush(isLast) {
      [...rests.keys()].forEach(go);
      if (!isLast) return;
      for (const [id, { wanted }] of ledger())
        if (wanted !== undefined) void send(id, wanted, TIME_LIMIT).catch(() => undefined);
    },
  };
}
