import type { IslandDescription } from "../description/describe.ts";
import type { MarkupDescription } from "../description/markup.ts";
import { moments } from "../description/moments.ts";
import { editorAttributes, isBare, meaning, words } from "./attributes.ts";

const markdown = (value: string) => ({ kind: "markdown" as const, value });

/** VS Code's HTML custom data: https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md */
export function htmlData(islands: IslandDescription[], markup: MarkupDescription[]) {
  return {
    version: 1.1,
    globalAttributes: [
      {
        name: "data-island",
        description: markdown("Mounts an island on the element; what it holds is seen until then, and without script."),
        values: islands.filter(({ wide }) => !wide).map(({ name, doc }) => ({ name, description: markdown(doc) })),
      },
      {
        name: "data-island-when",
        description: markdown("When the island's code is loaded."),
        values: moments.map(({ name, doc }) => ({ name, description: markdown(doc) })),
      },
      ...editorAttributes(islands, markup).map((attribute) => ({
        name: attribute.name,
        description: markdown(meaning(attribute)),
        ...(isBare(attribute)
          ? { valueSet: "v" }
          : words(attribute).length > 0
            ? { values: words(attribute).map((name) => ({ name })) }
            : {}),
      })),
    ],
  };
}
