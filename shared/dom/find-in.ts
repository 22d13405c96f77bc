/** `host` itself if it matches `selector`, else the first element in it that does. */
export const findIn = <Found extends HTMLElement>(host: HTMLElement, selector: string): Found | null =>
  (host.matches(selector) ? host : host.querySelector(selector)) as Found | null;
