import type { Json } from "../remote-tab.ts";

/** A value of the page as BiDi describes it. Source: WebDriver BiDi, "script.RemoteValue". */
export interface RemoteValue {
  type: string;
  value?: unknown;
  /** Only for elements. */
  sharedId?: string;
}

/** Reads plain values; an element or a function becomes null. */
export function fromRemote({ type, value }: RemoteValue): Json {
  switch (type) {
    case "string":
    case "boolean":
      return value as Json;
    case "number":
      // BiDi writes the numbers that JSON lacks as text.
      return Number(value);
    case "undefined":
      return undefined;
    case "array":
      return (value as RemoteValue[]).map(fromRemote);
    case "object":
      return Object.fromEntries((value as [string, RemoteValue][]).map(([key, member]) => [key, fromRemote(member)]));
    default:
      return null;
  }
}
