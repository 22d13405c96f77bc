import { nonceOf } from "./nonce.ts";
import { trusted } from "../core/trusted.ts";

/** A copy of `script` that runs when inserted. Scripts created by DOMParser or innerHTML never run. */
export function freshScript(script: Element): HTMLScriptElement {
  const copy = document.createElement("script");
  for (const { name, value } of script.attributes)
    copy.setAttribute(name, name === "src" ? trusted.createScriptURL(value) : trusted.createScript(value));
  // Resolve a relative address against the script's own document, which may not be the current page yet.
  if (script instanceof HTMLScriptElement && script.src) copy.src = trusted.createScriptURL(script.src);
  copy.nonce = nonceOf(script);
  copy.async = script.hasAttribute("async");
  copy.text = trusted.createScript(script.textContent ?? "");
  return copy;
}
