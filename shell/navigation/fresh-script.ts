/** A copy of `script` that runs when it is put into the document: what a parser other than the page's own made never does. */
export function freshScript(script: Element): HTMLScriptElement {
  const fresh = document.createElement("script");
  for (const { name, value } of script.attributes) fresh.setAttribute(name, value);
  // A relative address is meant from the page that it stands on, which may not be the shown one yet.
  if (script instanceof HTMLScriptElement && script.src) fresh.src = script.src;
  // In a document with a policy the attribute reads empty; the property holds it.
  fresh.nonce = (script as HTMLElement).nonce || script.getAttribute("nonce") || "";
  fresh.async = script.hasAttribute("async");
  fresh.text = script.textContent ?? "";
  return fresh;
}
