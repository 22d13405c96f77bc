/** Nodes out of a fragment. In a template nothing is moved or dropped: a leading style or script, a row of a table. Its scripts are inert. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return withoutNoscript(template.content);
}

/** Such parsers read the content of `<noscript>` as elements: here, where script is on, it is text. */
export function withoutNoscript<Root extends ParentNode>(root: Root): Root {
  for (const element of root.querySelectorAll("noscript")) element.textContent = element.innerHTML;
  return root;
}
