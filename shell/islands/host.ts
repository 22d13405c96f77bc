import { emit } from "../../shared/events.ts";
import type { IslandState, MountContext, Phase } from "../../shared/island/contract.ts";
import { nameOf } from "../../shared/warn.ts";
import type { RegisteredIsland } from "./registry.ts";

/** An island on the page: its element and its state. */
export interface Host {
  element: HTMLElement;
  name: string;
  island: RegisteredIsland;
  state: IslandState;
  /**
   * Starts loading at once. Absent when the island waits for a media query or for consent, or will replace its content,
   * and with it a form that the visitor sends.
   */
  start?: () => void;
  /** Stops waiting for the loading strategy. */
  stop?: () => void;
  /** Created on first access: few islands use their signal. */
  abort?: AbortController;
  unmount?: () => void;
  /** Called when the island is live or has failed. */
  awaiting?: (() => void)[];
}

/** All islands of the page. Kept in a map because cloning an element would copy an attribute. */
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
  if (state === "live" || state === "failed") host.awaiting?.forEach((resolve) => resolve());
}

/**
 * Starts the islands on and around `form`, and resolves when they are live or have failed. Undefined when there are
 * none to wait for: they have started already, or cannot start at once.
 */
export function awaitIslands(form: Element): Promise<unknown> | undefined {
  const around = [...hosts.values()].filter(
    ({ element, state, start }) => (state === "loading" || (state === "waiting" && start)) && element.contains(form),
  );
  return around[0] && Promise.all(around.map((host) => startAndAwait(host)));
}

const startAndAwait = (host: Host): Promise<void> =>
  new Promise((resolve) => {
    (host.awaiting ??= []).push(resolve);
    host.start?.();
  });

/** Mounts an island whose code has loaded. An exception fails this island only. ERR-06 */
export function mount(host: Host, onFail: (host: Host) => void): void {
  // The island may have been swept while it was queued.
  if (hasEnded(host)) return;
  const fail = (phase: Phase, error: unknown): void => failHost(host, phase, error, onFail);
  try {
    host.unmount = host.island.mount!(host.element, contextOf(host, fail));
    // Mounting may have failed the island or swept it.
    if (hasEnded(host)) release(host);
    else setState(host, "live");
  } catch (error) {
    // The thrown value may be anything, even undefined.
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

/**
 * Handles every failure: unmounts, restores the CMS content, fires `island:error`, logs it unless a listener cancels.
 */
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

/** Unmounts the island and removes its host. */
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
