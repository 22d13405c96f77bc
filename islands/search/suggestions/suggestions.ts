import { ACCURACY } from "../../../shared/api/search-suggestions.ts";
import { combobox } from "../../../shared/combobox/combobox.ts";
import { searchAddress, searchInput } from "../../../shared/combobox/search-box.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { call } from "../../../shared/http/call.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { writePlain } from "../../../shared/plain-text.ts";
import type definition from "./definition.ts";
import { entry } from "./entry.ts";
import { readSuggestions, wordOf } from "./rules.ts";

const words = {
  found: "Catalog.ListProductFound",
  none: "Catalog.NoProductFound",
  failed: "Search.Failed",
  count: "Search.Count",
};

export default function suggestions(
  host: HTMLElement,
  { url, results, minLength, photoUrl }: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const input = searchInput(host, "suggestions");
  const address = searchAddress(host, "suggestions", url);
  const box = combobox({
    host,
    input,
    id,
    signal,
    minLength,
    words,
    async find(q, _page, signal) {
      const answer = await call(address({ q, nbrResults: results, accuracy: ACCURACY }), { ofHost: true, signal });
      const offers = readSuggestions(answer, shell().settings.app, location.origin);
      return { choices: offers.map((offer) => entry(offer, q, photoUrl)), hasMore: false };
    },
  });

  /** Since the page was left, or the word sent. */
  let isTyping = document.activeElement === input && input.value !== input.defaultValue;
  input.addEventListener("input", () => (isTyping = true), { signal });
  on(document, "page:leave", () => (isTyping = false), signal);
  on(
    document,
    "page:swap",
    ({ document: answer }) => {
      if (!isTyping) return;
      // Where the page part of the box is replaced, the new one goes on with what is being typed, and so does the visitor.
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
    },
    signal,
  );

  const { form } = input;
  if (form) {
    const action = (): string => new URL(form.getAttribute("action") ?? "", document.baseURI).href;
    on(
      document,
      "page:loaded",
      () => {
        if (!isTyping) input.value = wordOf(location.href, action(), input.name);
      },
      signal,
    );
    /** An empty box is told in our words, and in the page's language, not in the browser's. SRC-02 */
    const refuse = (event: Event): void => {
      event.preventDefault();
      input.focus();
      box.tell("Search.Empty");
    };
    input.addEventListener("invalid", (event) => input.value.trim() || refuse(event), { signal });
    form.addEventListener(
      "submit",
      (event) => {
        if (event.defaultPrevented) return;
        isTyping = false;
        if (writePlain(input)) return box.close();
        refuse(event);
      },
      { signal },
    );
  }
  return box.restore;
}
