/** Whether a page of the site asks for view transitions. */
export const wantsTransitions = (): boolean =>
  !!document.querySelector('meta[name="view-transition"][content="same-origin"]') ||
  [...document.styleSheets].some(hasRule);

function hasRule(sheet: CSSStyleSheet): boolean {
  try {
    return (
      isOn(sheet) &&
      (hasRuleIn(sheet.cssRules) ||
        // A browser without transitions between documents drops the rule.
        /@view-transition\s*{[^}]*navigation:\s*auto/.test(sheet.ownerNode?.textContent ?? ""))
    );
  } catch {
    // The sheet of another site.
    return false;
  }
}

const isOn = ({ disabled, media }: CSSStyleSheet): boolean =>
  !disabled && (!media.mediaText || matchMedia(media.mediaText).matches);

const hasRuleIn = (rules: CSSRuleList): boolean =>
  [...rules].some((rule) => {
    if ("navigation" in rule) return rule.navigation === "auto";
    if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches && hasRuleIn(rule.cssRules);
    if (rule instanceof CSSImportRule) return !!rule.styleSheet && hasRule(rule.styleSheet);
    return "cssRules" in rule && !("selectorText" in rule) && hasRuleIn(rule.cssRules as CSSRuleList);
  });
