import type { IslandDescription } from "../description/describe.ts";
import type { MarkupDescription } from "../description/markup.ts";
import { loadStrategies } from "../description/load-strategies.ts";
import { documentationOf, editorAttributes, isFlag, valuesOf } from "./attributes.ts";

const markdown = (value: string) => ({ kind: "markdown" as const, value });

/** VS Code's HTML custom data: https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md */
export function htmlData(islands: IslandDescription[], markup: MarkupDescription[]) {
  return {
    version: 1.1,
    globalAttributes: [
      {
        name: "data-island",
        description: markdown("Mounts an island on the element, whose content is the fallback until then."),
        values: islands.filter(({ wide }) => !wide).map(({ name, doc }) => ({ name, description: markdown(doc) })),
      },
      {
        name: "data-island-when",
        description: markdown("When the code of the island loads."),
        values: loadStrategies.map(({ name, doc }) => ({ name, description: markdown(doc) })),
      },
      ...editorAttributes(islands, markup).map((attribute) => ({
        name: attribute.name,
        description: markdown(documentationOf(attribute)),
        ...(isFlag(attribute)
          ? { valueSet: "v" }
          : valuesOf(attribute).length > 0
            ? { values: valuesOf(attribute).map((name) => ({ name })) }
            : {}),
      })),
    ],
  };
}
