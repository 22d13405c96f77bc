import { vatCheckPath } from "../../../shared/api/vat.ts";
import { beginCartChange } from "../../../shared/cart/cart-changes.ts";
import { call } from "../../../shared/http/call.ts";
import { inputIn } from "../../../shared/input-in.ts";
import type { Config } from "../../../shared/island/field.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { latest } from "../../../shared/latest.ts";
import { plainText, writePlain } from "../../../shared/plain-text.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { type Check, mustReload, readCheck, type Validity } from "./rules.ts";
import { statusOf } from "./status.ts";

/** What was answered last, and what is still to be. */
interface Memory {
  answered?: Check & { question: string };
  asking?: string;
}

/** By the field's name: a page that shows itself anew goes on from there. */
const memories = new Map<string, Memory>();

export default function vatNumber(
  host: HTMLElement,
  { countryField, customerId, valid }: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const input = inputIn(host, "vat-number");
  const { form } = input;
  if (!form?.querySelector(`[name="${CSS.escape(countryField)}"]`))
    throw new IslandError(
      "config",
      `vat-number on ${nameOf(host)} expects a field ${countryField} in its form, found none.`,
    );
  const status = statusOf(host, input, `${id}-status`);
  const newest = latest(signal);
  const memory: Memory = memories.get(input.name) ?? {};
  memories.set(input.name, memory);
  /** What the server has heard of the number. */
  let before: Validity = valid === undefined ? null : valid === "true";

  const number = (): string => plainText(input.value).trim();
  const country = (): string => String(new FormData(form).get(countryField) ?? "");
  const question = (): string => JSON.stringify([customerId, country(), number()]);
  const show = ({ valid, message }: Check, isNews = true): void =>
    status.say(valid === null ? "unknown" : valid ? "valid" : "invalid", message, isNews);

  /** What is known by now; true when the page depends on it. */
  function settle(question: string, check: Check): boolean {
    const isOther = mustReload(before, check.valid);
    before = check.valid;
    memory.answered = { question, ...check };
    return isOther;
  }

  function forget(): void {
    newest();
    memory.asking = undefined;
    status.say("nothing");
  }

  function check(): void {
    const asked = question();
    if (asked === memory.asking) return;
    const { answered } = memory;
    // What the service did not know it may know by now.
    const known = answered?.question === asked && (answered.valid !== null || !number()) ? answered : undefined;
    if (!known && number() && country()) return void ask(asked);
    forget();
    if (number()) return known && show(known, false);
    // The server is not asked about no number: one that was valid is not there any more.
    if (!known && settle(asked, { valid: null, message: "" })) beginCartChange()("saved");
  }

  async function ask(asked: string): Promise<void> {
    const signal = newest();
    memory.asking = asked;
    status.say("asking");
    // An order waits for it: prices may be others by then.
    const end = beginCartChange();
    let isOther = false;
    try {
      const check = readCheck(await call(vatCheckPath(country(), number(), customerId), { signal }));
      if (signal.aborted) return;
      memory.asking = undefined;
      isOther = settle(asked, check);
      show(check);
    } catch (error) {
      if (signal.aborted) return;
      memory.asking = undefined;
      warn("a VAT number could not be checked; the order goes on without.", error);
      status.say("unknown");
    } finally {
      end(isOther ? "saved" : "kept");
    }
  }

  let isDue = false;
  /** A script that fills in an address changes several fields at once. */
  function soon(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (!signal.aborted) check();
    });
  }
  input.addEventListener(
    "blur",
    () => {
      writePlain(input);
      soon();
    },
    { signal },
  );
  input.addEventListener("input", forget, { signal });
  form.addEventListener(
    "change",
    ({ target }) => {
      const { name } = target as HTMLInputElement;
      if (name === countryField || (target === input && document.activeElement !== input)) soon();
    },
    { signal },
  );

  const cutOff = memory.asking;
  memory.asking = undefined;
  if (cutOff === question()) check();
  else if (memory.answered?.question === question()) {
    // The page has shown itself anew for it.
    before = memory.answered.valid;
    if (number()) show(memory.answered, false);
  } else if (input.value !== input.defaultValue) {
    // Typed and left before this code was here.
    if (document.activeElement !== input) soon();
  } else if (valid !== undefined) memory.answered = { question: question(), valid: before, message: "" };
  return status.restore;
}
