/** Nodes out of a fragment. In a template nothing is moved or dropped: a leading style or script, a row of a table. Its scripts are inert. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}
