/** Key in sessionStorage of what the visitor gets back after a reload. */
export const keptKey = "atoll-consent-reload";

/** Whether the page was reloaded because of a withdrawn consent. */
export function isKept(): boolean {
  try {
    return sessionStorage.getItem(keptKey) !== null;
  } catch {
    // Storage is disabled.
    return false;
  }
}
