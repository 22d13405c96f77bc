/** Selects islands that are live: the handlers of the theme are theirs. */
export const live = "[data-island-state=live]";

/**
 * Calls `give` before the handlers of a press or a submit, to take off the theme's handlers of islands that are live.
 * Until then, and where an island fails, they act. With true, the press does not send its form.
 */
export function handOver(give: (event: Event) => boolean | void): void {
  for (const type of ["click", "submit"])
    addEventListener(type, (event) => give(event) && event.preventDefault(), true);
}

/**
 * Starts the islands in content that the theme has loaded or the adapter has changed, and those that have failed before.
 * Ends those of content that the theme has replaced.
 */
export function scanAgain(): void {
  const { atoll } = window;
  // An island for the whole document, such as validation, is never in the document.
  for (const { host, state } of atoll?.inspect() ?? [])
    if (host.matches("[data-island]") && (!host.isConnected || state === "failed")) atoll!.sweep(host);
  atoll?.scan();
}
