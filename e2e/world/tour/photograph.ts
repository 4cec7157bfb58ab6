import type { Page } from "@playwright/test";

/** Folder of the tour's screenshots. */
export const picturesFolder = "../artifacts/tour";

/** Maximum height of a screenshot in pixels; content repeats further down. */
export const mostDepth = 1_300;
/** Renders the parts of the page outside of the window too. */
const allPainted = "* { content-visibility: visible !important; }";

/** Takes a screenshot of a page from its top. */
export async function photograph(page: Page, name: string): Promise<void> {
  const clip = await page.evaluate((most) => {
    scrollTo({ top: 0, behavior: "instant" });
    const over = document.querySelector("[role='dialog'], dialog[open], :popover-open");
    const height = over ? innerHeight : Math.min(document.documentElement.scrollHeight, most);
    return { x: 0, y: 0, width: innerWidth, height };
  }, mostDepth);
  const size = await page.evaluate(() => `${innerWidth}x${innerHeight}`);
  const path = `${picturesFolder}/${name}-${size}.jpg`;
  // `allPainted` restarts entrance animations, so the screenshot shows them at their end.
  const how = { quality: 85, fullPage: true, animations: "disabled" } as const;
  await page.screenshot({ ...how, path, clip, style: allPainted });
}
