import { filterOf, noFilter, searchWith } from "../../../shared/api/catalog-filter.ts";
import { onTyping } from "../../../shared/composition.ts";
import { debounce } from "../../../shared/debounce.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { isBox } from "../../../shared/is-box.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { keepOpen } from "../../../shared/same-element.ts";
import { isAwaited, presentAddress, showAgain } from "../../../shared/show-again.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import { carryTexts, fetchBlock, hasToCome, lendBlock } from "./block.ts";
import type definition from "./definition.ts";
import { type Field, fieldsIn, isChanged, isReadable, isText, restore, withField } from "./fields.ts";
import { notes } from "./notes.ts";
import { placeOf } from "./rules.ts";

export default function facets(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal, id }: ViewContext,
): () => void {
  const { refreshOnClick, submitDelay, single } = config;
  const form = (): HTMLFormElement | null => (host instanceof HTMLFormElement ? host : host.querySelector("form"));
  const say = notes(host, id, signal);
  let filter = filterOf(location.search) ?? mend();

  const refresh = (): void => {
    later.cancel();
    const url = address();
    const present = presentAddress();
    if (url !== present.pathname + present.search) void show(url);
  };
  const later = debounce(refresh, submitDelay, signal);
  const soon = (): void => (refreshOnClick ? refresh() : wait());
  const wait = (): void => (submitDelay > 0 ? later() : undefined);

  /** Where the list is not shown, the form says again what the address says. CAT-01 */
  async function show(url: string): Promise<void> {
    if ((await showAgain(url)) || signal.aborted) return;
    filter = filterOf(location.search) ?? noFilter;
    for (const field of fieldsIn(host)) restore(field);
    judge();
  }

  /** Where the form leads, which may be another page than this. CAT-01 */
  function address(): string {
    const present = presentAddress();
    const action = new URL(form()?.getAttribute("action") || location.href, location.href);
    return action.pathname + searchWith((action.pathname === present.pathname ? present : action).search, filter);
  }

  /** Takes what a field says into the filter; false when it cannot be read. */
  function take(field: Field): boolean {
    const next = withField(filter, field, single, shell().settings.locale);
    if (next) filter = next;
    return !!next;
  }

  function changed(field: Field): void {
    if (isBox(field) && field.checked) untickOthers(field);
    judge();
    if (!take(field)) later.cancel();
    // Of a range the other end may be next.
    else if (isText(field)) wait();
    else soon();
  }

  /** Says which amounts cannot be read, but of one that is being typed; returns the first. */
  function judge(typed?: Field): Field | undefined {
    const { locale } = shell().settings;
    const wrong = fieldsIn(host).filter((field) => !isReadable(field, locale));
    say.amounts(wrong.filter((field) => field !== typed || field.hasAttribute("aria-invalid")));
    return wrong[0];
  }

  /** Of a list that holds one value. FIL-03 */
  function untickOthers(box: HTMLInputElement): void {
    const { key, attribute } = placeOf(box.name)!;
    if (box.type === "checkbox" && single.includes(attribute ?? key)) {
      for (const other of fieldsIn(host))
        if (isBox(other) && other.name === box.name && other !== box) other.checked = false;
    }
  }

  const fieldOf = ({ target }: Event): Field | null => {
    const field = target as Field;
    return field.name && placeOf(field.name) ? field : null;
  };
  host.addEventListener(
    "change",
    (event) => {
      const field = fieldOf(event);
      if (field) changed(field);
    },
    { signal },
  );
  const textOf = (event: Event): Field | null => {
    const field = fieldOf(event);
    return field && isText(field) ? field : null;
  };
  onTyping(
    host,
    (event) => {
      const field = textOf(event);
      if (!field) return;
      // What is half typed is no mistake yet.
      judge(field);
      if (take(field)) wait();
      else later.cancel();
    },
    { signal, pause: (event) => textOf(event) && later.cancel() },
  );
  host.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      const wrong = judge();
      if (wrong) return wrong.focus();
      for (const field of fieldsIn(host)) if (isText(field)) take(field);
      refresh();
    },
    { signal },
  );
  // Another control of the list was quicker than the delay.
  on(document, "page:out", () => isAwaited() && later.flush(), signal);
  on(
    document,
    "page:swap",
    ({ document: incoming, url }) => {
      if (!incoming || new URL(url).pathname !== location.pathname) return;
      // Also when a chip, or another page of the list, was asked for.
      keepOpen(document, incoming);
      if (!isAwaited()) return;
      lendBlock(host, incoming);
      carryTexts(host, incoming);
    },
    signal,
  );

  if (hasToCome(host)) void ask();
  else takeEarly();

  /** What the visitor did before this code was here. */
  function takeEarly(): void {
    if (fieldsIn(host).length === 0)
      warn(
        `facets on ${nameOf(host)} expects fields called filter[Key], filter[ProductAttributes][id] or filter[Key][from], found none; nothing is filtered.`,
        host,
      );
    const early = fieldsIn(host).filter(isChanged);
    for (const field of early) take(field);
    if (early.some((field) => !isText(field))) soon();
    else if (early.length > 0) wait();
  }

  async function ask(): Promise<void> {
    try {
      await fetchBlock(host, { categoryId: config.categoryId, brandId: config.brandId, currentFilter: filter }, signal);
    } catch (error) {
      if (signal.aborted) return;
      warn("the filters could not be loaded; what the page has stays.", error);
      say.failed();
    }
  }

  return () => {
    // Back finds the page as its address says it is.
    for (const field of fieldsIn(host)) restore(field);
  };
}

/** An address whose filter does not parse is mended: the list is shown without. */
function mend(): typeof noFilter {
  history.replaceState(history.state, "", location.pathname + searchWith(location.search, noFilter) + location.hash);
  return noFilter;
}
