import type { Answer } from "./check.ts";
import { type Field, fieldsOf, othersOf, subjectOf } from "./fields.ts";
import type { Params } from "./rule.ts";
import { fetchWithin } from "../../../shared/http/fetch-within.ts";

const REQUEST_TIMEOUT_MS = 15_000;

/** Name of ASP.NET's antiforgery field. */
const TOKEN = "__RequestVerificationToken";

/**
 * Asks the server whether the value of `field` is valid: `data-val-remote-url`, `-type` (GET or POST),
 * `-additionalfields`. The server answers `true`, `false` or an error message, as JSON. Rejects on any other answer.
 */
export async function askServer(
  field: Field,
  { url = "", type = "GET", additionalfields = "" }: Params,
  signal: AbortSignal,
): Promise<Answer> {
  const isPost = /^post$/i.test(type);
  const data = new URLSearchParams({ [field.name]: sentFor(field) });
  for (const other of othersOf(field, additionalfields)) data.set(other.name, sentFor(other));
  const token = isPost && field.form?.querySelector<HTMLInputElement>(`input[name=${TOKEN}]`);
  if (token) data.set(TOKEN, token.value);
  const address = new URL(url, document.baseURI);
  if (!isPost) for (const [name, value] of data) address.searchParams.set(name, value);
  const response = await fetchWithin(REQUEST_TIMEOUT_MS, address, {
    method: isPost ? "POST" : "GET",
    body: isPost ? data : null,
    headers: { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" },
    credentials: "same-origin",
    signal,
  });
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (answer === true || answer === "true") return true;
  if (answer === false || answer === "false") return false;
  if (typeof answer === "string") return answer;
  throw new Error(
    `expected true, false or a sentence from ${response.url}, ` +
      `got ${response.ok ? JSON.stringify(answer) : response.status}`,
  );
}

/**
 * The value that the form would submit for `field`. For an unticked checkbox that is the value of ASP.NET's hidden
 * field of the same name.
 */
function sentFor(field: Field): string {
  const { value, checked, isCheckbox } = subjectOf(field);
  const companion =
    isCheckbox && !checked && field.form
      ? fieldsOf(field.form).find(({ type, name }) => type === "hidden" && name === field.name)
      : undefined;
  return companion?.value ?? value;
}
