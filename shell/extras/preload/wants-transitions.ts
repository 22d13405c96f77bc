/** A rule `@view-transition`, and whether it applies. */
interface TransitionRule {
  /** Undefined when it asks for none. */
  types: readonly string[] | undefined;
  applies(): boolean;
}

/** The rules of each sheet: to read all rules of a large sheet takes milliseconds. */
const known = new WeakMap<CSSStyleSheet, TransitionRule[]>();

/**
 * The types of the view transitions that the page asks for, as for a full load: by a `<meta>`, or by the last rule that
 * applies. Undefined when it asks for none.
 */
export function wantsTransitions(): readonly string[] | undefined {
  const rule = [...document.styleSheets]
    .filter(({ disabled, media }) => !disabled && isMatch(media.mediaText))
    .flatMap(rulesOf)
    .findLast(({ applies }) => applies());
  return (
    rule?.types ?? (document.querySelector('meta[name="view-transition"][content="same-origin"]') ? [] : undefined)
  );
}

const isMatch = (media: string): boolean => !media || matchMedia(media).matches;

function rulesOf(sheet: CSSStyleSheet): TransitionRule[] {
  let rules = known.get(sheet);
  if (!rules) {
    try {
      rules = rulesIn(sheet.cssRules);
    } catch {
      // The sheet of another site.
      rules = [];
    }
    const { textContent = "" } = sheet.ownerNode ?? {};
    // A browser without transitions between documents drops the rule.
    if (
      rules.length === 0 &&
      /@view-transition\s*\{[^}]*navigation:\s*auto/.test(textContent!.replace(/\/\*[^]*?\*\//g, ""))
    )
      rules = [{ types: [], applies: () => true }];
    known.set(sheet, rules);
  }
  return rules;
}

const rulesIn = (rules: CSSRuleList): TransitionRule[] => [...rules].flatMap(rulesFrom);

function rulesFrom(rule: CSSRule): TransitionRule[] {
  if ("navigation" in rule) {
    const { types = [] } = rule as { types?: Iterable<string> };
    return [{ types: rule.navigation === "auto" ? [...types] : undefined, applies: () => true }];
  }
  if (rule instanceof CSSImportRule)
    return rule.styleSheet ? under(rule.media.mediaText, rulesOf(rule.styleSheet)) : [];
  // Most rules are of elements.
  if (!("cssRules" in rule) || "selectorText" in rule) return [];
  const inner = rulesIn(rule.cssRules as CSSRuleList);
  if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) return [];
  return rule instanceof CSSMediaRule ? under(rule.conditionText, inner) : inner;
}

const under = (media: string, rules: TransitionRule[]): TransitionRule[] =>
  rules.map(({ types, applies }) => ({ types, applies: () => isMatch(media) && applies() }));
