/** What the page may say of the session in its script. */
export interface SessionText {
  id?: string;
  sessionData?: string;
}

interface SessionConfig {
  session: SessionText | undefined;
  sessionId: string;
  sessionData: string;
}

/** The session that the page names, in its script or in attributes; null without an id. PAY-01 */
export function sessionOf({
  session,
  sessionId,
  sessionData,
}: SessionConfig): { id: string; sessionData?: string } | null {
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const id = text(session?.id) || sessionId;
  const data = text(session?.sessionData) || sessionData;
  return id ? { id, ...(data && { sessionData: data }) } : null;
}

/** A payment that was made, or is under way at the bank. */
export interface Paid {
  resultCode: string;
  /** With it the site's server asks the provider what became of the session. */
  sessionResult: string;
}

export function paidOf(data: unknown): Paid {
  const { resultCode, sessionResult } = (data ?? {}) as Partial<Record<string, unknown>>;
  return {
    resultCode: typeof resultCode === "string" ? resultCode : "",
    sessionResult: typeof sessionResult === "string" ? sessionResult : "",
  };
}

/**
 * Why there is no payment. `closed`: the provider takes none for this session any more, because it is too old, or was refused too often.
 * `unknown`: no answer that says so; the shopper may have paid.
 */
export type Failure = "refused" | "cancelled" | "closed" | "unknown";

/** `data` is the provider's result, or what its code has thrown. PAY-01 */
export function failureOf(data: unknown): Failure {
  const { resultCode, name, cause } = (data ?? {}) as {
    resultCode?: unknown;
    name?: unknown;
    cause?: { status?: unknown } | null;
  };
  if (resultCode === "Cancelled" || name === "CANCEL") return "cancelled";
  if (resultCode === "Refused" || resultCode === "Error") return "refused";
  const status = Number(cause?.status);
  return status >= 400 && status < 500 ? "closed" : "unknown";
}

/** What the shopper is told, and offered: to load the page anew, or to begin a new payment; other ways to pay. Without `again` the form can be used once more. */
export interface Told {
  key: string;
  again?: "reload" | "anew";
  isOffered: boolean;
}

/** `isReturn`: the shopper comes back from a bank. Who may have paid is not invited to pay in another way. PAY-01 */
export function toldOf(failure: Failure | "late", isReturn: boolean): Told {
  if (failure === "refused" || failure === "cancelled")
    return {
      key: failure === "refused" ? "Payment.Refused" : "Payment.Cancelled",
      ...(isReturn && { again: "anew" }),
      isOffered: true,
    };
  if (isReturn) return { key: "Payment.NotChecked", again: "reload", isOffered: false };
  if (failure === "unknown") return { key: "Payment.NoAnswer", isOffered: false };
  return { key: failure === "late" ? "Payment.Late" : "Payment.Unavailable", again: "reload", isOffered: true };
}

/** Where a payment that was made leads; null where the page does not say, or what it says is no web address. */
export function doneAddress(
  doneUrl: string,
  base: string,
  sessionId: string,
  { resultCode, sessionResult }: Paid,
): string | null {
  if (!doneUrl || !URL.canParse(doneUrl, base)) return null;
  const url = new URL(doneUrl, base);
  if (!/^https?:$/.test(url.protocol)) return null;
  const told = { resultCode, sessionId, sessionResult };
  for (const [name, value] of Object.entries(told)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** Where a payment begins anew: what a bank has added to the address is of the one before. */
export function retryAddress(retryUrl: string, present: string): string {
  const url = new URL(retryUrl || present, present);
  for (const name of ["redirectResult", "sessionId", "resultCode", "type"])
    if (!retryUrl) url.searchParams.delete(name);
  return url.href;
}

/**
 * Whether the document was loaded at the address that it shows; else it was brought there in place, from another page or another order.
 * What a script takes out of the address does not count, such as a bank's words. What one adds counts once: not when the document has
 * been loaded anew for it, or it would be so for ever.
 */
export function isLoadedHere(loaded: { name: string; type: string } | undefined, present: string): boolean {
  if (!loaded) return true;
  const [then, now] = [new URL(loaded.name), new URL(present)];
  if (then.pathname !== now.pathname) return false;
  return (
    loaded.type === "reload" ||
    [...now.searchParams].every(([name, value]) => then.searchParams.getAll(name).includes(value))
  );
}
