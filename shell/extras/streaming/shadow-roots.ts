import { elementsIn } from "../../core/document.ts";

/** Makes the declarative shadow roots in `root`: a parser that gets its text in pieces leaves templates in their place. */
export function attachShadowRoots(root: ParentNode): void {
  for (const template of elementsIn<HTMLTemplateElement>(root, "template[shadowrootmode]")) {
    const host = template.parentElement;
    const has = (name: string): boolean => template.hasAttribute(name);
    try {
      const shadow = host!.attachShadow({
        mode: template.getAttribute("shadowrootmode") as ShadowRootMode,
        clonable: has("shadowrootclonable"),
        delegatesFocus: has("shadowrootdelegatesfocus"),
        serializable: has("shadowrootserializable"),
      });
      shadow.append(template.content);
      template.remove();
      attachShadowRoots(shadow);
    } catch {
      // The host has one, or cannot have one: the template stays, as the browser leaves it.
    }
  }
}
