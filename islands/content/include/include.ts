import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { refreshTimes } from "../../../shared/island/patterns.ts";
import { isTypedIn } from "../../../shared/dom/is-typed-in.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { shell } from "../../../shared/shell-api.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { intervalAfter, parseRefresh, type Refresh } from "./refresh.ts";

const once: Refresh = { events: [], interval: undefined };

export default function include(
  host: HTMLElement,
  { src, refresh }: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const url = new URL(src, document.baseURI);
  if (url.origin !== location.origin)
    throw new IslandError(`include on ${nameOf(host)}: data-src expects an address of this site, got ${src}.`);
  for (let outer = outerInclude(host); outer; outer = outerInclude(outer))
    if (new URL(outer.dataset["src"] ?? "", document.baseURI).href === url.href)
      throw new IslandError(`include on ${nameOf(host)}: its part holds this element again, and would never end.`);
  const times = refresh ? parseRefresh(refresh) : once;
  if (!times)
    warn(
      `include on ${nameOf(host)}: data-refresh expects ${refreshTimes.expects}, got "${refresh}"; the part is loaded once.`,
      host,
    );
  const { events, interval } = times ?? once;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  /** An event came during a request, or the time came in a hidden tab or while the visitor was typing in the part. */
  let isDue = false;

  /** Asks the server whether the part has changed, except the first time. */
  async function load(cache: RequestCache): Promise<void> {
    clearTimeout(timer);
    isLoading = true;
    isDue = false;
    try {
      // The visit leaves a part alone while the visitor is typing in it.
      const isShown = await shell().visit(url.href, { target: host, inPlace: true, background: true, cache, signal });
      isDue ||= !isShown && isTypedIn(host);
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures++;
      warn(`include on ${nameOf(host)}: ${url.href} could not be loaded; the content that is there stays.`, error);
    } finally {
      isLoading = false;
    }
    if (signal.aborted) return;
    if (interval) timer = setTimeout(loadWhenPossible, intervalAfter(interval, failures));
    loadWhenDue();
  }

  function loadWhenPossible(): void {
    isDue = isLoading || document.hidden || isTypedIn(host);
    if (!isDue) void load("no-cache");
  }

  function loadWhenDue(): void {
    if (isDue) loadWhenPossible();
  }
  for (const name of events) document.addEventListener(name, loadWhenPossible, { signal });
  document.addEventListener("visibilitychange", loadWhenDue, { signal });
  // The next field has the focus once this event is over.
  host.addEventListener("focusout", () => setTimeout(loadWhenDue), { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  void load("default");
}

const outerInclude = (host: HTMLElement): HTMLElement | null | undefined =>
  host.parentElement?.closest<HTMLElement>("[data-island=include]");
