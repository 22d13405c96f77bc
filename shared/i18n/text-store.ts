import type { TextTree } from "../api/localization.ts";
import { shell } from "../shell-api.ts";
import { warn } from "../warn.ts";
import { type Group, ownTexts } from "./own-texts.ts";
import { reportLack } from "./report-lack.ts";
import { awaitTexts, receiveTexts } from "./site-texts.ts";
import type { Translate } from "./texts.ts";
import { createTranslator } from "./translator.ts";

/**
 * Combines the site's texts with Atoll's own. Cached texts of the site are used at once; when they are of another
 * version, the response is used from the next full page load on, so that texts do not change while the visitor reads.
 *
 * A group that the site lacks, in whole or in part, is loaded before islands get texts. A group that the site seems to
 * have whole is loaded while the browser is idle, to fill what it lacks after all.
 *
 * @param cacheKey key of localStorage under which the site's texts are cached
 * @param cached the site's texts from the cache, perhaps of an older version
 * @param response the response with the site's texts; undefined when the cached ones are current or the site has none
 * @param fetchTexts requests the site's texts again
 * @param needed groups that the islands of the page use, with their sizes, in lists such as "Cart:24 Core:9"
 * @param publish receives the translate function after each change; null while texts of a new group are loading
 */
export function openTexts(
  cacheKey: string,
  cached: object | undefined,
  response: Promise<unknown> | undefined,
  fetchTexts: () => Promise<unknown>,
  needed: ReadonlySet<string>,
  publish: (translate: Translate | null) => void,
): { update(): void } {
  const { culture, locale } = shell().settings;
  const translator = createTranslator(culture, (key) => reportLack(`the site has no text ${key}`), locale);
  const own = ownTexts(translator);
  let site: TextTree = {};
  let isOpen = false;
  let pending = 0;

  /** Whether the site has at least as many texts of the group as Atoll: probably it lacks none. */
  const isInSite = ({ name, size }: Group): boolean => countTexts(site[name]) >= size;
  const setSite = (data: TextTree): void => {
    translator.setSite((site = data));
    publishTexts();
  };

  /** Shows the texts, unless a group is missing. */
  function publishTexts(): void {
    if (isOpen && pending === 0) publish(translator.translate());
  }

  /** Loads the groups that became necessary, and shows their texts. */
  async function update(): Promise<void> {
    const groups = own.request(needed);
    const [partial, missing] = [groups.filter(isInSite), groups.filter((group) => !isInSite(group))];
    if (partial.length > 0)
      whenIdle(async () => {
        await own.load(partial, publishTexts, () => !translator.hasMissed());
        if (translator.hasMissed()) publishTexts();
      });
    if (missing.length === 0) return;
    pending++;
    publish(null);
    await own.load(missing, publishTexts);
    pending--;
    publishTexts();
  }

  async function open(): Promise<void> {
    if (cached) setSite(cached as TextTree);
    else if (response) await awaitTexts(cacheKey, fetchTexts, setSite, response);
    const { size } = needed;
    await update();
    isOpen = true;
    // An island may have mounted meanwhile.
    if (needed.size > size) await update();
    publishTexts();
  }

  void open();
  if (cached && response)
    receiveTexts(cacheKey, response).catch((error: unknown) =>
      warn("the site's texts could not be updated; the cached ones are shown.", error),
    );
  return {
    update() {
      if (isOpen) void update();
    },
  };
}

/** The number of texts in a group; plural forms of a text count as one. */
function countTexts(group: unknown): number {
  const names = typeof group === "object" && group ? Object.keys(group) : [];
  return new Set(names.map((name) => name.replace(/_(zero|one|two|few|many|other)$/, ""))).size;
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(act: () => Promise<void>): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => void act(), { timeout: 5_000 });
  else setTimeout(() => void act(), 200);
}
