/** A copy of `script` that runs when it is put into the document: what a parser other than the page's own made never does. */
export function freshScript(script: Element): HTMLScriptElement {
  const copy = document.createElement("script");
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  // A relative address is meant from the page that it stands on, which may not be the shown one yet.
  if (script instanceof HTMLScriptElement && script.src) copy.src = script.src;
  // In a document with a policy the attribute reads empty; the property holds it.
  copy.nonce = (script as HTMLElement).nonce || script.getAttribute("nonce") || "";
  copy.async = script.hasAttribute("async");
  copy.text = script.textContent ?? "";
  return copy;
}
