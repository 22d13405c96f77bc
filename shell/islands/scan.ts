import type { Mount } from "../../shared/island/contract.ts";
import { isStrategy, strategies } from "../../shared/island/strategy.ts";
import { nameOf, warn } from "../../shared/warn.ts";
import { addHost, failHost, type Host, hosts, mount, removeHost, setState } from "./host.ts";
import { loadChunk } from "./load.ts";
import { type PackedRegistry, type RegisteredIsland, type Registry, unpack } from "./registry.ts";
import { isReadable, ready } from "./when.ts";

/**
 * Mounting pauses after so many milliseconds, so that a page of thousands of islands still answers to the visitor. Less than
 * what counts as a long task, and not much less: after each pause the browser lays out and paints what changed.
 */
const SLICE = 40;

export interface Islands {
  scan(root?: ParentNode): void;
  sweep(root: Node): void;
}

/** Finds, loads, mounts and unmounts the islands of `registry`. NAV-20 */
export function createIslands(registry: Registry, load: typeof loadChunk = loadChunk): Islands {
  const all = Object.entries(registry.islands);
  const wide = all.filter(([, { wide }]) => wide);
  const wideHosts = new Map<string, Host>();
  const aliases = all.flatMap(([name, { selectors = [], wide }]) =>
    wide ? [] : selectors.map((selector) => [selector, name] as const),
  );
  const everything = ["[data-island]", ...aliases.map(([selector]) => selector)].join();
  const queue: Host[] = [];
  const unknown = new WeakSet<Element>();

  function scan(root: ParentNode = document): void {
    // A form may have a field called "matches".
    const isOne = (selector: string): boolean =>
      root instanceof HTMLElement && Element.prototype.matches.call(root, selector);
    const found = [...root.querySelectorAll<HTMLElement>(everything)];
    if (isOne(everything)) found.unshift(root as HTMLElement);
    for (const element of found) if (!hosts.has(element) && !owner(element)) meet(element);
    for (const [name, island] of wide) {
      const mark = island.selectors!.join();
      const last = wideHosts.get(name);
      if ((last && last.state !== "failed") || !(root.querySelector(mark) || isOne(mark))) continue;
      // It has no element of the page: what no page holds is not swept.
      wideHosts.set(name, begin(last?.element ?? document.createElement(name), name, island));
    }
  }

  function sweep(root: Node): void {
    for (const host of hosts.values()) if (root.contains(host.element)) removeHost(host);
  }

  function meet(element: HTMLElement): void {
    const name = element.getAttribute("data-island") ?? aliases.find(([selector]) => element.matches(selector))![1];
    const island = Object.hasOwn(registry.islands, name) ? registry.islands[name] : undefined;
    if (!island) {
      if (registry.rest) return void askForRest(element);
      if (unknown.has(element)) return;
      unknown.add(element);
      warn(`data-island on ${nameOf(element)} expects an island, got "${name}".`, element);
      return;
    }
    if (!island.wide) begin(element, name, island);
  }

  /** The list of the islands that few pages have; who asked for one is looked at again. */
  async function askForRest(element: HTMLElement): Promise<void> {
    const { file, css } = registry.rest!;
    const hasStyle = document.querySelector('link[href*="/atoll-islands."]');
    try {
      const { default: packed } = await load<{ default: PackedRegistry }>(
        "island",
        registry.base,
        hasStyle ? { file } : { file, css },
      );
      // Several may have waited: islands of one name share what is known of them.
      registry.islands = { ...unpack(packed, "").islands, ...registry.islands };
      registry.rest = undefined;
    } catch (error) {
      return console.error(
        `[atoll] the list with the island on ${nameOf(element)} failed (load); the page's own content stays.`,
        error,
      );
    }
    if (!element.isConnected || hosts.has(element) || owner(element)) return;
    meet(element);
    // What this one puts aside was thought to be the page's until now.
    for (const host of hosts.values()) if (owner(host.element)) removeHost(host);
  }

  function begin(element: HTMLElement, name: string, island: RegisteredIsland): Host {
    const host = addHost(element, name, island);
    host.stop = ready(strategyOf(host), element, () => start(host));
    if (host.state === "waiting") setState(host, "waiting");
    return host;
  }

  function start(host: Host): void {
    if (host.state !== "waiting") return;
    host.stop?.();
    const { island } = host;
    // A thousand islands need not wait for one promise each, nor say that they do.
    if (island.mount) {
      host.state = "loading";
      return enqueue(host);
    }
    setState(host, "loading");
    load<{ default: Mount }>("island", registry.base, island).then(
      (chunk) => {
        island.mount = chunk.default;
        enqueue(host);
      },
      (error: unknown) => failHost(host, "load", error, reopen),
    );
  }

  /** The content of a failed island is the page's own again, with the islands in it. */
  function reopen(host: Host): void {
    scan(host.element);
  }

  function enqueue(host: Host): void {
    if (queue.push(host) === 1) void drain();
  }

  async function drain(): Promise<void> {
    // All islands whose code has just come queue up first.
    await Promise.resolve();
    let since = performance.now();
    for (let host = queue[0]; host; host = queue[0]) {
      try {
        // It may have been swept meanwhile.
        if (hosts.get(host.element) === host) mount(host, reopen);
      } finally {
        queue.shift();
      }
      if (queue.length > 0 && performance.now() - since > SLICE) {
        await pause();
        since = performance.now();
      }
    }
  }

  return { scan, sweep };
}

const { get: getParent } = Object.getOwnPropertyDescriptor(Node.prototype, "parentElement")!;
/** A form may have a field called "parentElement". */
const parentOf = (element: Element): Element | null => getParent!.call(element) as Element | null;

/** The nearest island around `element` that puts its content aside while it lives; that content is its own business. */
function owner(element: HTMLElement): Host | undefined {
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) {
    const host = hosts.get(parent);
    if (host?.island.replace && host.state !== "failed") return host;
  }
  return undefined;
}

function strategyOf({ element, name, island }: Host): string {
  const wanted = element.getAttribute("data-island-when");
  if (!wanted || (isStrategy(wanted) && isReadable(wanted))) return wanted || island.when;
  warn(
    `${name} on ${nameOf(element)}: data-island-when expects ${strategies}, got "${wanted}"; "${island.when}" is used.`,
    element,
  );
  return island.when;
}

/** A task of its own, which the browser may put input and paint before. A timer would wait 4 ms each time. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
