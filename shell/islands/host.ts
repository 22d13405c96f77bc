import { emit } from "../../shared/events.ts";
import type { IslandState, MountContext, Phase } from "../../shared/island/contract.ts";
import { nameOf } from "../../shared/warn.ts";
import type { RegisteredIsland } from "./registry.ts";

/** One island on the page: its element and what became of it. */
export interface Host {
  element: HTMLElement;
  name: string;
  island: RegisteredIsland;
  state: IslandState;
  /** Ends the waiting for its moment. */
  stop?: () => void;
  /** Made when it is asked for: of a thousand islands few need one. */
  abort?: AbortController;
  unmount?: () => void;
  /** Called when the island is live or has failed. */
  awaiting?: (() => void)[];
}

/** All islands of the page. The map is the truth: an attribute would be copied by a clone. */
export const hosts = new Map<Element, Host>();

let count = 0;

export function addHost(element: HTMLElement, name: string, island: RegisteredIsland): Host {
  const host: Host = { element, name, island, state: "waiting" };
  hosts.set(element, host);
  return host;
}

export function setState(host: Host, state: IslandState): void {
  host.state = state;
  host.element.setAttribute("data-island-state", state);
  if (state === "live" || state === "failed") host.awaiting?.forEach((tell) => tell());
}

/** Resolves when the island on or around `form`, whose code is on its way, is live or has failed. Undefined where there is no such island. */
export function awaitIsland(form: Element): Promise<void> | undefined {
  const host = [...hosts.values()].find(({ element, state }) => state === "loading" && element.contains(form));
  return host && new Promise((resolve) => (host.awaiting ??= []).push(resolve));
}

/** Puts the island, whose code is here, on its element. A throw ends as a failure of this island only. ERR-06 */
export function mount(host: Host, onFail: (host: Host) => void): void {
  const fail = (phase: Phase, error: unknown): void => failHost(host, phase, error, onFail);
  try {
    host.unmount = host.island.mount!(host.element, contextOf(host, fail));
    // It may have ended, or been swept, while it mounted.
    if (hasEnded(host)) release(host);
    else setState(host, "live");
  } catch (error) {
    // Anything can be thrown, even nothing.
    fail((error as { phase?: Phase } | null | undefined)?.phase ?? "render", error);
  }
}

const hasEnded = (host: Host): boolean => host.state === "failed" || hosts.get(host.element) !== host;

const contextOf = (host: Host, fail: MountContext["fail"]): MountContext => ({
  get signal() {
    host.abort ??= new AbortController();
    if (hasEnded(host)) host.abort.abort();
    return host.abort.signal;
  },
  id: `${host.name}-${++count}`,
  fail,
});

/** The one path of every failure: unmounted, the CMS content back in place, an event, a line in the console. */
export function failHost(host: Host, phase: Phase, error: unknown, onFail: (host: Host) => void): void {
  if (hasEnded(host)) return;
  setState(host, "failed");
  release(host);
  const reported = emit(host.element.isConnected ? host.element : document, "island:error", {
    name: host.name,
    phase,
    error,
  });
  if (reported)
    console.error(
      `[atoll] island ${host.name} on ${nameOf(host.element)} failed (${phase}); the page's own content stays.`,
      error,
    );
  onFail(host);
}

/** Takes the island off its element and forgets it. */
export function removeHost(host: Host): void {
  hosts.delete(host.element);
  release(host);
  host.element.removeAttribute("data-island-state");
}

function release(host: Host): void {
  host.stop?.();
  host.abort?.abort();
  try {
    host.unmount?.();
  } catch (error) {
    console.error(`[atoll] island ${host.name} failed (unmount).`, error);
  }
  host.unmount = undefined;
}
