import { emit } from "../../../shared/events.ts";
import type { IslandState, MountContext, Phase } from "../../../shared/island/contract.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import type { RegisteredIsland } from "./registry.ts";

/** An island on the page: its element and its state. */
export interface Host {
  element: HTMLElement;
  name: string;
  island: RegisteredIsland;
  state: IslandState;
  /** Starts loading at once. Absent when the island waits for a media query or for consent. */
  start?: () => void;
  /** Stops waiting for the loading strategy. */
  stop?: () => void;
  /** Created on first access: few islands use their signal. */
  abort?: AbortController;
  unmount?: () => void;
  /** Called when the island is live, has failed or was removed. */
  awaiting?: (() => void)[];
}

/** All islands of the page. Kept in a map because cloning an element would copy an attribute. */
export const hosts = new Map<Element, Host>();

/** A form field named "contains" would shadow the property. */
const { contains } = Node.prototype;

/** Numbers the ids of islands, which must be unique in the document. */
let count = 0;

export function addHost(element: HTMLElement, name: string, island: RegisteredIsland): Host {
  const host: Host = { element, name, island, state: "waiting" };
  hosts.set(element, host);
  return host;
}

export function setState(host: Host, state: IslandState): void {
  host.state = state;
  host.element.setAttribute("data-island-state", state);
  if (state === "live") resolveAwaiting(host);
}

/**
 * Starts the islands on and around `form`, and resolves when they, those that are loading in it, and those for the
 * whole document, such as validation, are live or have failed. Undefined when there are none to wait for. An island
 * that replaces its content would remove the form: it is not awaited.
 */
export function awaitIslands(form: Element): Promise<unknown> | undefined {
  const awaited: Promise<void>[] = [];
  for (const host of hosts.values()) {
    const { element, island, state, start } = host;
    const isAround = contains.call(element, form);
    const isLoading = state === "loading" && (isAround || island.wide || contains.call(form, element));
    if (island.replace || !(isLoading || (state === "waiting" && isAround && start))) continue;
    awaited.push(new Promise((resolve) => (host.awaiting ??= []).push(resolve)));
    start?.();
  }
  return awaited[0] && Promise.all(awaited).then(() => awaitIslands(form));
}

const resolveAwaiting = (host: Host): void => host.awaiting?.forEach((resolve) => resolve());

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
  if (reported) logFailure(host, phase, error);
  onFail(host);
}

const logFailure = ({ name, element }: Host, phase: string, error: unknown): void =>
  console.error(`[atoll] island ${name} on ${nameOf(element)} failed (${phase}); the page's own content stays.`, error);

/** Unmounts the island and removes its host. */
export function removeHost(host: Host): void {
  if (hosts.get(host.element) === host) hosts.delete(host.element);
  release(host);
  host.element.removeAttribute("data-island-state");
}

function release(host: Host): void {
  resolveAwaiting(host);
  host.stop?.();
  host.abort?.abort();
  try {
    host.unmount?.();
  } catch (error) {
    logFailure(host, "unmount", error);
  }
  host.unmount = undefined;
}
