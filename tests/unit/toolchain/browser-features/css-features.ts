// Finds the features that a stylesheet uses, as keys of MDN's browser-compat-data.
import { type CssNode, generate, parse, walk } from "css-tree";
import { transformSync } from "esbuild";
import { nodeOf } from "./support.ts";

/** Parts of a property or type that differ by syntax, not by a word. */
const syntaxes: { property: RegExp; value: RegExp; key: string }[] = [
  { property: /^content$/, value: /["')]\s*\/\s*/, key: "css.properties.content.alt_text" },
  { property: /./, value: /\battr\([^)]*(type\(| [a-z]|,)/, key: "css.types.attr.type_function" },
  { property: /^letter-spacing$/, value: /%/, key: "css.properties.letter-spacing.percentages" },
  { property: /^(block|inline)-size$|width$|height$/, value: /\bstretch\b/, key: "css.properties.width.stretch" },
];

/** Keys of all features that `text` uses, with the use. Keys that the data does not know are left out. */
export function cssFeatures(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const add = (key: string, use: string): void => {
    if (nodeOf(key)?.__compat) found.set(key, use);
  };
  // css-tree cannot parse nested rules without `&`.
  const flat = transformSync(text, { loader: "css", supported: { nesting: false }, logLevel: "silent" }).code;
  walk(parse(flat, { parseValue: false, parseCustomProperty: false }), (node: CssNode) => {
    switch (node.type) {
      case "Declaration":
        if (!node.property.startsWith("--")) add(`css.properties.${node.property}`, node.property);
        addValue(node.property, generate(node.value), add);
        break;
      case "PseudoClassSelector":
        add(`css.selectors.${node.name}`, `:${node.name}`);
        break;
      case "PseudoElementSelector":
        add(`css.selectors.${node.name}`, `::${node.name}`);
        break;
      case "Atrule":
        add(`css.at-rules.${node.name}`, `@${node.name}`);
        break;
      case "Feature":
        add(`css.at-rules.media.${node.name}`, `(${node.name})`);
        add(`css.at-rules.container.${node.name}`, `(${node.name})`);
        break;
    }
  });
  return found;
}

function addValue(property: string, value: string, add: (key: string, use: string) => void): void {
  const use = `${property}: ${value}`;
  const words = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, " ");
  for (const [name] of words.matchAll(/(?<![\w-#.])[a-z][a-z-]*(?![\w-(])/g)) {
    add(`css.properties.${property}.${name}`, use);
    add(`css.properties.${property}.${name.replaceAll("-", "_")}`, use);
  }
  for (const [, name] of words.matchAll(/([a-z][a-z-]*)\(/g))
    for (const type of [
      "",
      "color.",
      "image.",
      "gradient.",
      "transform-function.",
      "filter-function.",
      "basic-shape.",
      "easing-function.",
    ])
      add(`css.types.${type}${name}`, use);
  for (const [, unit] of words.matchAll(/\d([a-z]+)\b/g)) add(`css.types.length.${unit}`, use);
  for (const syntax of syntaxes) if (syntax.property.test(property) && syntax.value.test(value)) add(syntax.key, use);
}
