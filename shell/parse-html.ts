/**
 * Parses a fragment. A template keeps everything in place, such as a leading script or a bare table row. Scripts are
 * inert.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return withoutNoscript(template.content);
}

/**
 * Turns the content of each `<noscript>` into text. DOMParser and templates parse it as elements, as if scripting were
 * off.
 */
export function withoutNoscript<Root extends ParentNode>(root: Root): Root {
  for (const element of root.querySelectorAll("noscript")) element.textContent = element.innerHTML;
  return root;
}
