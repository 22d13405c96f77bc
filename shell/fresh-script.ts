import { nonceOf } from "./nonce.ts";

/** A copy of `script` that runs when inserted. Scripts created by DOMParser or innerHTML never run. */
export function freshScript(script: Element): HTMLScriptElement {
  const copy = document.createElement("script");
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  // Resolve a relative address against the script's own document, which may not be the current page yet.
  if (script instanceof HTMLScriptElement && script.src) copy.src = script.src;
  copy.nonce = nonceOf(script);
  copy.async = script.hasAttribute("async");
  copy.text = script.textContent ?? "";
  return copy;
}
