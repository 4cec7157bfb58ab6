import type { Page } from "@playwright/test";

/** The parts of a page, of which each has its own forms. */
const parts = ["header", "main", "footer", "[role='dialog']"];

/**
 * The parts of a page that stand in a form which nobody has looked at, as selectors: which of their
 * elements are seen makes the form. They count as looked at from now on.
 */
export async function findNewForms(page: Page, seen: Set<string>): Promise<string[]> {
  const forms = await page.evaluate((selectors) => {
    const describe = (element: Element) =>
      `${element.localName}.${element.getAttribute("class") ?? ""}`;
    return selectors.flatMap((selector) => {
      const part = document.querySelector(selector);
      if (!part?.checkVisibility()) return [];
      const visible = [...part.querySelectorAll("*")].filter(
        (element) => !element.closest("svg") && element.checkVisibility(),
      );
      return [{ selector, form: [...new Set(visible.map(describe))].join(" ") }];
    });
  }, parts);
  const fresh = forms.filter(({ selector, form }) => !seen.has(`${selector} ${form}`));
  for (const { selector, form } of fresh) seen.add(`${selector} ${form}`);
  return fresh.map(({ selector }) => selector);
}
