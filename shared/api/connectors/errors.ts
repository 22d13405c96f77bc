import { AnswerError, HttpError } from "../../http/call.ts";
import { warn } from "../../warn.ts";
import type { Resource } from "../connector.ts";
import { readResult } from "./read-results.ts";

/** Makes the functions of a resource of a connector reject with the errors that islands know. Its results are read. */
export const withOurErrors = <Functions extends object>(resource: Functions, name: Resource): Functions =>
  new Proxy(resource, {
    get(target, key) {
      const act: unknown = Reflect.get(target, key);
      if (typeof act !== "function") return act;
      return async (...values: unknown[]): Promise<unknown> => {
        const title = `${name}.${String(key)} of the connector`;
        // A warning and no error: the function may wait for the visitor, such as for a login.
        const reminder = setTimeout(() => warn(`${title} has not answered for 30 seconds; its island waits.`), 30_000);
        try {
          return readResult(name, String(key), (await act.apply(target, values)) as unknown);
        } catch (error) {
          throw ourError(error, title);
        } finally {
          clearTimeout(reminder);
        }
      };
    },
  });

/** Messages of engines about a mistake in code. `fetch` rejects with a `TypeError` too, when the network fails. */
const mistake = /undefined|null|a function|not iterable|destructured/;

/** An error with a `status` is a refusal; without one, and not from the network, the answer was unusable. */
function ourError(error: unknown, title: string): unknown {
  const { name = "", status, text, fields, message = "" } = (error ?? {}) as Partial<HttpError>;
  if (typeof status === "number") {
    // 401 would say that the visitor has closed the login: islands then show nothing. Connectors have no login.
    const shown = status === 401 ? 403 : status;
    return Object.assign(new HttpError(shown, "the server", typeof text === "string" ? text : ""), { fields });
  }
  const isOfNetwork = /^(AbortError|TimeoutError)$/.test(name) || (name === "TypeError" && !mistake.test(message));
  if (isOfNetwork || error instanceof AnswerError) return error;
  // The cause has the line of the site's script.
  return new AnswerError(`${title} failed: ${message || String(error)}`, { cause: error });
}
