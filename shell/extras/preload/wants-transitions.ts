/** A rule `@view-transition`, and whether it applies. */
interface TransitionRule {
  isAuto: boolean;
  applies(): boolean;
}

/** The rules of each sheet: to read all rules of a large sheet takes milliseconds. */
const known = new WeakMap<CSSStyleSheet, TransitionRule[]>();

/** Whether the page asks for view transitions, as for a full load: by a `<meta>`, or by the last rule that applies. */
export function wantsTransitions(): boolean {
  if (document.querySelector('meta[name="view-transition"][content="same-origin"]')) return true;
  return (
    [...document.styleSheets]
      .filter(({ disabled, media }) => !disabled && isMatch(media.mediaText))
      .flatMap(rulesOf)
      .findLast(({ applies }) => applies())?.isAuto ?? false
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
      rules = [{ isAuto: true, applies: () => true }];
    known.set(sheet, rules);
  }
  return rules;
}

const rulesIn = (rules: CSSRuleList): TransitionRule[] => [...rules].flatMap(rulesFrom);

function rulesFrom(rule: CSSRule): TransitionRule[] {
  if ("navigation" in rule) return [{ isAuto: rule.navigation === "auto", applies: () => true }];
  if (rule instanceof CSSImportRule)
    return rule.styleSheet ? under(rule.media.mediaText, rulesOf(rule.styleSheet)) : [];
  // Most rules are of elements.
  if (!("cssRules" in rule) || "selectorText" in rule) return [];
  const inner = rulesIn(rule.cssRules as CSSRuleList);
  if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) return [];
  return rule instanceof CSSMediaRule ? under(rule.conditionText, inner) : inner;
}

const under = (media: string, rules: TransitionRule[]): TransitionRule[] =>
  rules.map(({ isAuto, applies }) => ({ isAuto, applies: () => isMatch(media) && applies() }));
