import { isStrategy, strategies } from "../../../shared/island/strategy.ts";
import { loadStrategies } from "../../description/load-strategies.ts";
import { nearest } from "../../description/nearest.ts";
import { attributeRange, hasOpenTag, isMasked } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";
import { inValue } from "./suggest.ts";

const names = loadStrategies.map(({ name }) => name).filter((name) => !name.startsWith("media"));

export const badWhen: Rule = {
  meta: {
    code: "bad-when",
    severity: "error",
    summary: "data-island-when has an unknown value, or is on an element without an island.",
    why:
      "The page ignores the attribute and uses the default of the island. An island that should wait for consent " +
      "then does not wait.",
    wrong:
      '<a data-island="video" data-island-when="consent(advertising)" ' +
      'href="https://www.youtube.com/watch?v=LXb3EKWsInQ">A film about cups</a>',
    right:
      '<a data-island="video" data-island-when="consent(marketing)" ' +
      'href="https://www.youtube.com/watch?v=LXb3EKWsInQ">A film about cups</a>',
  },
  element(element, { page, vocabulary, report }) {
    const text = element.attribs["data-island-when"];
    if (text === undefined || isMasked(text)) return;
    const at = attributeRange(element, "data-island-when");
    const isMarked = "data-island" in element.attribs || vocabulary.islandOf(element) || hasOpenTag(element);
    if (!isMarked)
      return report({
        at,
        element,
        message:
          `data-island-when on ${nameOf(element)} expects data-island on the same element, got none; nothing loads ` +
          "here.",
      });
    if (text === "" || isStrategy(text)) return;
    const suggestion = nearest(text, names);
    report({
      at,
      element,
      message: `data-island-when on ${nameOf(element)} expects ${strategies}, got "${text}".`,
      suggestion: inValue(page, at, text, suggestion),
    });
  },
};
