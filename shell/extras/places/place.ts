import { warn } from "../../../shared/warn.ts";
import { pageSelector } from "../../core/document.ts";
import { dialogAround } from "../../common/modal-body.ts";

/** How an answer goes into its target: instead of the content, after it, before it, or by changing what differs. */
const modes = ["replace", "append", "prepend", "morph"] as const;

export type Mode = (typeof modes)[number];

/** Where the answer to a link or form goes. */
export interface Place {
  target: Element;
  mode: Mode;
  /** Whether its address becomes a history entry. */
  isPushed: boolean;
}

/**
 * Reads the place that the attributes of a link or form name. A form in a dialog is answered there. Without a target on the
 * page, the answer is a page.
 */
export function placeOf(source: HTMLElement): Omit<Place, "target"> & { target: Element | null } {
  const { ajaxTarget, ajaxMode = "replace", ajaxPush = "false" } = source.dataset;
  const target = (!ajaxTarget && dialogAround(source)) || find(ajaxTarget || pageSelector);
  if (ajaxTarget && !target)
    warn(
      `data-ajax-target expects a selector of an element, got "${ajaxTarget}"; the answer is shown as a page.`,
      source,
    );
  return { target, mode: readMode(ajaxMode, source), isPushed: ajaxPush !== "false" };
}

/** Not by `matches`: a field of that name would shadow the method of a form. */
export const isLink = (source: Element | undefined): boolean => !!source && !(source instanceof HTMLFormElement);

function readMode(text: string, source: Element): Mode {
  const mode = modes.find((name) => name === text);
  if (!mode) warn(`data-ajax-mode expects ${modes.join(", ")}, got "${text}"; "replace" is used.`, source);
  return mode ?? "replace";
}

export function find(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}
