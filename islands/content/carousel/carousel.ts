import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { settingsOf, parseBreakpoint } from "./rules.ts";
import { slideshow } from "./slideshow.ts";

export default function carousel(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): (() => void) | void {
  const list = host.querySelector<HTMLElement>("ul, ol")!;
  const invalid = config.narrower.filter((text) => !parseBreakpoint(text));
  if (invalid.length > 0)
    warn(`carousel on ${nameOf(host)} expects data-narrower as "900:3, 500:1", got "${invalid.join(", ")}".`);
  if (list.children.length > 1) return slideshow(host, list, settingsOf(config), config.speed, signal);
}
