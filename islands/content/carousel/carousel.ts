import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { lookOf, narrowerOf } from "./rules.ts";
import { turning } from "./turning.ts";

export default function carousel(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): (() => void) | void {
  const list = host.querySelector<HTMLElement>("ul, ol");
  if (!list)
    throw new IslandError("config", `carousel on ${nameOf(host)} expects a list (ul or ol) in it, found none.`);
  const unread = config.narrower.filter((text) => !narrowerOf(text));
  if (unread.length > 0)
    warn(`carousel on ${nameOf(host)} expects data-narrower as "900:3, 500:1", got "${unread.join(", ")}".`);
  // One item has nowhere to go.
  if (list.children.length > 1) return turning(host, list, lookOf(config), config.speed, signal);
}
