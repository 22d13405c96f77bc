import { findSuggestions } from "../../../shared/api/search-suggestions.ts";
import { combobox } from "../../../shared/combobox/combobox.ts";
import { searchAddress, searchInput } from "../../../shared/combobox/search-box.ts";
import { on } from "../../../shared/events.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { normalizeField } from "../../../shared/text/normalize-text.ts";
import type definition from "./definition.ts";
import { entry, fillAll } from "./entry.ts";
import { recentSearches } from "./recent.ts";
import { inDisplayOrder, searchTermIn } from "./rules.ts";

const textKeys = {
  found: "Catalog.ListProductFound",
  none: "Catalog.NoProductFound",
  failed: "Search.Failed",
  count: "Search.Count",
};

/** Not the property `method`: a field of that name would shadow it. */
const isGet = (form: HTMLFormElement): boolean => !/^(post|dialog)$/i.test(form.getAttribute("method") ?? "");

export default function suggestions(
  host: HTMLElement,
  { url, results, minLength, photoUrl, recent }: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const input = searchInput(host);
  const address = searchAddress(host, "suggestions", url);
  const { form } = input;
  const searches = form && isGet(form) ? recentSearches(form, input, recent, signal) : undefined;
  const box = combobox({
    host,
    input,
    id,
    signal,
    minLength,
    textKeys,
    async find(q, _page, signal) {
      const { suggestions, total } = await findSuggestions(address, q, results, signal);
      return {
        choices: inDisplayOrder(suggestions).map((suggestion) => entry(suggestion, q, photoUrl)),
        hasMore: false,
        last: total > 0 ? searches?.choiceOf(q, fillAll(total)) : undefined,
      };
    },
    whenEmpty() {
      const choices = searches?.choices(() => box.showMessage("Search.RecentCleared")) ?? [];
      return { found: "Search.Recent", count: "Search.RecentCount", choices, total: choices.length - 1 };
    },
  });

  /** Whether the visitor has typed since the last page change or submit. */
  let isTyping = document.activeElement === input && input.value !== input.defaultValue;
  input.addEventListener("input", () => (isTyping = true), { signal });
  on(document, "page:leave", () => (isTyping = false), signal);
  on(document, "page:swap", ({ document: answer }) => isTyping && continueIn(answer, host, input), signal);

  if (form) {
    const action = (): string => new URL(form.getAttribute("action") ?? "", document.baseURI).href;
    on(
      document,
      "page:loaded",
      () => {
        if (!isTyping) input.value = searchTermIn(location.href, action(), input.name);
      },
      signal,
    );
    /** Shows our own message for an empty box, in the page's language instead of the browser's. SRC-02 */
    const rejectEmpty = (event: Event): void => {
      event.preventDefault();
      input.focus();
      box.showMessage("Search.Empty");
    };
    input.addEventListener("invalid", (event) => input.value.trim() || rejectEmpty(event), { signal });
    form.addEventListener(
      "submit",
      (event) => {
        if (event.defaultPrevented) return;
        isTyping = false;
        const term = normalizeField(input);
        if (!term) return rejectEmpty(event);
        searches?.add(term);
        box.close();
      },
      { signal },
    );
  }
  return box.restore;
}

/** If the swap to the page `answer` replaces the box, the new one gets the typed text and the focus. */
function continueIn(answer: Document | undefined, host: HTMLElement, input: HTMLInputElement): void {
  const part = host.closest("[data-page-part]")?.getAttribute("data-page-part");
  const fresh = answer?.querySelector<HTMLInputElement>(
    `[data-page-part="${CSS.escape(part ?? "")}"] input[name="${CSS.escape(input.name)}"]`,
  );
  if (fresh) fresh.value = input.value;
  if (document.activeElement === input)
    document.addEventListener(
      "page:loaded",
      () => (fresh?.isConnected ? fresh : input).focus({ preventScroll: true }),
      { once: true },
    );
}
