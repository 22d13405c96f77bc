import { isMatch } from "./is-match.ts";

/** `host` itself if it matches `selector`, else the first element in it that does. */
export const findIn = <Found extends HTMLElement>(host: HTMLElement, selector: string): Found | null =>
  (isMatch(host, selector) ? host : host.querySelector(selector)) as Found | null;

/** `host` itself if it matches `selector`, and all elements in it that do. */
export const findAllIn = <Found extends HTMLElement>(host: HTMLElement, selector: string): Found[] =>
  [...(isMatch(host, selector) ? [host] : []), ...host.querySelectorAll(selector)] as Found[];
