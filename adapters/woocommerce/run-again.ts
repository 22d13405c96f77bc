/** Runs an inline script once more. */
export function runAgain(script: HTMLScriptElement): void {
  const { id, nonce, text } = script;
  script.replaceWith(Object.assign(document.createElement("script"), { id, nonce, text }));
}
