import { isStrategy, strategies } from "../../../shared/island/strategy.ts";
import { moments } from "../../description/moments.ts";
import { nearest } from "../../description/nearest.ts";
import { attributeRange, hasOpenTag, isMasked } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";
import { inValue } from "./suggest.ts";

const words = moments.map(({ name }) => name).filter((name) => !name.startsWith("media"));

export const badWhen: Rule = {
  meta: {
    code: "bad-when",
    severity: "error",
    summary: "data-island-when names no moment, or stands on no island.",
    why: "The island is loaded when its definition says, not when the page wants it: one that was to wait for consent does not.",
    wrong: `<a data-island="video" data-island-when="consent(advertising)" href="https://www.youtube.com/watch?v=LXb3EKWsInQ">A film about cups</a>`,
    right: `<a data-island="video" data-island-when="consent(marketing)" href="https://www.youtube.com/watch?v=LXb3EKWsInQ">A film about cups</a>`,
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
        message: `data-island-when on ${nameOf(element)} expects data-island beside it; without it nothing is loaded here.`,
      });
    if (text === "" || isStrategy(text)) return;
    const meant = nearest(text, words);
    report({
      at,
      element,
      message: `data-island-when on ${nameOf(element)} expects ${strategies}, got "${text}".`,
      suggestion: inValue(page, at, text, meant),
    });
  },
};
