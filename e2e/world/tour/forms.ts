import type { Page } from "@playwright/test";

/** The parts of a page whose states are tracked separately. */
const parts = ["header", "main", "footer", "[role='dialog']"];

/**
 * Selectors of the page's parts that are in a state not seen before. A state is the set of visible
 * elements; the returned ones are marked as seen.
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
