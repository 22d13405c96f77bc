import type { Mount } from "../../../shared/island/contract.ts";
import { isStrategy, strategies } from "../../../shared/island/strategy.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { unlessLeft } from "../../../shared/page/departure.ts";
import { warn } from "../../../shared/warn.ts";
import type { Islands } from "../../core/islands-on-demand.ts";
import { elementsIn } from "../../core/document.ts";
import { loadOrTimeout, STYLE_TIMEOUT_MS } from "../../common/load-or-timeout.ts";
import { addHost, awaitIslands, failHost, type Host, hosts, mount, removeHost, setState } from "./host.ts";
import { link, loadChunk } from "./load-chunk.ts";
import { enqueue } from "./mount-queue.ts";
import type { RegisteredIsland, Registry } from "./registry.ts";
import { boxesOf, isReadable, ready } from "./when.ts";

/** Finds, loads, mounts and unmounts the islands of `registry`, except those in `unserved`. NAV-20 */
export function createIslands(
  registry: Registry,
  load: typeof loadChunk = loadChunk,
  unserved: readonly string[] = [],
): Islands {
  const wide = Object.entries(registry.islands).filter(([name, { wide }]) => wide && !unserved.includes(name));
  const wideHosts = new Map<string, Host>();
  /** Resolves when the stylesheet that reserves the space of islands is there. False when the page links it. */
  let style: Promise<void> | false | undefined;
  /**
   * Functions that start the islands of a scan. The scan calls them after it has read the layout for all of its islands,
   * because the browser lays the page out again for each reading that follows a change.
   */
  const waits: (() => void)[] = [];
  /** On a page that is morphed: whether an island has to start again depends on the HTML that the server sent for it. */
  let keepsSources = false;
  /** Mounts the islands inside a failed island: its content belongs to the page again. */
  const reopen = (host: Host): void => scan(host.element);
  const mountLater = (host: Host): void => enqueue(() => mount(host, reopen));

  function scan(root: ParentNode = document): void {
    keepsSources = !!document.querySelector("[data-ajax-mode=morph]");
    for (const element of elementsIn(root, "[data-island]"))
      if (!hosts.has(element) && !owner(element)) lookUp(element);
    for (const [name, island] of wide) {
      const last = wideHosts.get(name);
      if ((last && last.state !== "failed") || !elementsIn(root, island.selectors!.join())[0]) continue;
      // Document-wide islands use a detached host, so sweep() never removes them.
      wideHosts.set(name, begin(last?.element ?? document.createElement(name), name, island));
    }
    for (const wait of waits.splice(0)) wait();
  }

  function lookUp(element: HTMLElement): void {
    const name = element.getAttribute("data-island")!;
    const island = Object.hasOwn(registry.islands, name) ? registry.islands[name] : undefined;
    if (!island) warnUnknown(element, name);
    // Styles show what they have hidden for islands that start.
    else if (unserved.includes(name)) element.dataset["islandState"] = "failed";
    else if (!island.wide) begin(element, name, island);
  }

  function begin(element: HTMLElement, name: string, island: RegisteredIsland): Host {
    const host = addHost(element, name, island);
    if (keepsSources) (element as { atollSource?: string }).atollSource = element.outerHTML;
    if (island.reserves) style ??= reservingStyle(registry.base);
    const strategy = strategyOf(host);
    const boxes = boxesOf(element, strategy);
    waits.push(() => {
      const go = (): void => start(host);
      if (!isCondition(strategy)) host.start = go;
      host.stop = ready(strategy, element, boxes, go);
      if (host.state === "waiting") setState(host, "waiting");
    });
    return host;
  }

  function start(host: Host): void {
    if (host.state !== "waiting") return;
    host.stop?.();
    const { island } = host;
    // The code is here: skip the promise and the state attribute, which add up over a thousand islands.
    if (island.mount) {
      host.state = "loading";
      return mountLater(host);
    }
    setState(host, "loading");
    // Islands read their layout when they mount, so their space must be reserved by then.
    Promise.all([loadOnce(island, load, registry.base), island.reserves && style]).then(
      ([chunk]) => {
        island.mount = chunk.default;
        mountLater(host);
      },
      (error: unknown) => failHost(host, "load", error, reopen),
    );
  }

  return { scan, sweep, inspect, awaitIslands };
}

const inspect: Islands["inspect"] = () =>
  [...hosts.values()].map(({ element, name, state }) => ({ host: element, name, state }));

/**
 * Loads the code of an island, once for all its hosts. After a failure the next host tries again. Code that leaving the
 * page cuts off is not missing: it is tried again when the page is shown again.
 */
const loadOnce = (island: RegisteredIsland, load: typeof loadChunk, base: string): Promise<{ default: Mount }> =>
  (island.loading ??= load<{ default: Mount }>("island", base, island, (url) => unlessLeft(() => import(url))).finally(
    () => (island.loading = undefined),
  ));

/**
 * Adds the stylesheet that reserves the space of islands that are not common, unless the page links it. Resolves when it
 * has loaded, or failed or is late, which must not stop an island.
 */
const reservingStyle = (base: string): Promise<void> | false =>
  !document.querySelector('link[rel~=stylesheet][href*="/atoll-islands."]') &&
  loadOrTimeout(link("stylesheet", `${base}atoll-islands.css`), STYLE_TIMEOUT_MS);

const unknown = new WeakSet<Element>();

/** Warns once for each element. The debug code, which adds `session` to the API, also suggests the nearest name. */
function warnUnknown(element: Element, name: string): void {
  if (unknown.has(element) || (window.atoll as { session?: unknown } | undefined)?.session) return;
  unknown.add(element);
  warn(`data-island on ${nameOf(element)} expects an island, got "${name}".`, element);
}

function sweep(root: Node): void {
  for (const host of hosts.values()) if (root.contains(host.element)) removeHost(host);
}

const { get: getParent } = Object.getOwnPropertyDescriptor(Node.prototype, "parentElement")!;
/** A form field named "parentElement" would shadow the property. */
const parentOf = (element: Element): Element | null => getParent!.call(element) as Element | null;

/** The nearest `replace` island around `element` that has not failed: it owns its content. */
function owner(element: HTMLElement): Host | undefined {
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) {
    const host = hosts.get(parent);
    if (host?.island.replace && host.state !== "failed") return host;
  }
  return undefined;
}

/** Whether the island must not start earlier: `media(...)` and `consent(...)` have an argument. */
const isCondition = (strategy: string): boolean => strategy.includes("(");

function strategyOf({ element, name, island }: Host): string {
  const requested = element.getAttribute("data-island-when");
  if (!requested || (isStrategy(requested) && isReadable(requested))) return requested || island.when;
  warn(
    `${name} on ${nameOf(element)}: data-island-when expects ${strategies}, got "${requested}"; "${island.when}" is used.`,
    element,
  );
  return island.when;
}
