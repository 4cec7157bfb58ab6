const states = {
  ":hover": "hover",
  ":focus-visible": "focus",
  ":focus-within": "within",
  ":active": "pressed",
};

/**
 * Makes `data-show="hover"` (`focus`, `within`, `pressed`) look like the state itself, by extending
 * every style rule that names one.
 */
export function showStates(): void {
  for (const sheet of document.styleSheets) if (isOwnSheet(sheet)) extendRules(sheet.cssRules);
}

function isOwnSheet({ href }: CSSStyleSheet): boolean {
  return href === null || new URL(href).origin === location.origin;
}

function extendRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const { selectorText } = rule;
      const extended = addStates(selectorText);
      if (extended !== selectorText) rule.selectorText = extended;
    }
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) extendRules(rule.cssRules);
  }
}

/** Extends a selector to the attributes of its states. */
export function addStates(selector: string): string {
  if (selector.includes("[data-show")) return selector;
  const shown = Object.entries(states).reduce(
    (text, [state, name]) => text.replaceAll(state, `[data-show="${name}"]`),
    selector,
  );
  return shown === selector ? selector : `${selector}, ${shown}`;
}
