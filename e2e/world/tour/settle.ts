import type { Page } from "@playwright/test";

const timeoutMs = 60_000;
/** The page has settled when it made no request for this long. */
const quietMs = 150;
/** A playing film never stops making requests. */
const mostNoiseMs = 1_000;

/**
 * Waits until a page is complete: its heading and fonts have loaded, no placeholder is left, and
 * its requests have stopped. Returns what is still missing at the timeout.
 */
export async function settle(page: Page, options: { hasPictures: boolean }): Promise<string[]> {
  const task = { ...options, timeoutMs, quietMs, mostNoiseMs };
  return page.evaluate(async ({ hasPictures, ...times }) => {
    const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
    // Specimens of loading states never finish loading, so they don't count.
    const isSeen = (element: Element) =>
      element.checkVisibility() && !element.closest("[class*='_specimen_']");
    /** Whether an element's box is clipped by an ancestor. */
    const isCut = (element: Element, x: number, y: number): boolean => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { left, top, right, bottom } = around.getBoundingClientRect();
        const isIn = x >= left && x <= right && y >= top && y <= bottom;
        if (!isIn && getComputedStyle(around).overflow !== "visible") return true;
      }
      return false;
    };
    const lacks = (): string[] => {
      const missing: string[] = [];
      if (!document.querySelector("h1, h2")) missing.push("has no heading");
      if (document.fonts.status !== "loaded") missing.push("waits for its fonts");
      const unready = "[class*='_skeleton_'], output[aria-label='Loading'], main[aria-busy='true']";
      const standIns = [...document.querySelectorAll(unready)].filter(isSeen);
      if (standIns.length > 0)
        missing.push(`waits for ${standIns.map(({ className }) => className).join(", ")}`);
      if (!hasPictures) return missing;
      const frames = [...document.querySelectorAll("[data-state='loading']")].filter(isSeen);
      const late = [...document.images].filter((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isIn = x > 0 && x < innerWidth && y > 0 && y < innerHeight;
        return !image.complete && isIn && isSeen(image) && !isCut(image, x, y);
      });
      if (frames.length + late.length > 0)
        missing.push(`waits for ${frames.length + late.length} pictures`);
      return missing;
    };
    // The browser's list of resources has a limit.
    performance.clearResourceTimings();
    const asked = () => performance.getEntriesByType("resource").length;
    const end = performance.now() + times.timeoutMs;
    let quietSince = performance.now();
    let completeSince: number | null = null;
    let count = asked();
    while (performance.now() < end) {
      await sleep(50);
      const now = performance.now();
      if (asked() !== count) [quietSince, count] = [now, asked()];
      completeSince = lacks().length > 0 ? null : (completeSince ?? now);
      if (completeSince === null) continue;
      const isQuiet = now - quietSince > times.quietMs && now - completeSince > times.quietMs;
      if (isQuiet || now - completeSince > times.mostNoiseMs) return [];
    }
    return lacks();
  }, task);
}

/** Scrolls so many pixels down and up again, so that lazy content loads. */
export async function walkDown(page: Page, depth: number): Promise<void> {
  await page.evaluate(async (most) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isUnderWay = () =>
      [...document.querySelectorAll("[data-state='waiting'], [data-state='loading']")].some(
        (frame) => {
          const { top, bottom, left, right } = frame.getBoundingClientRect();
          // A frame outside its row's visible part loads only after the row scrolls.
          const row = frame.closest("ul")?.getBoundingClientRect();
          const isBeside = right <= (row?.left ?? 0) || left >= (row?.right ?? innerWidth);
          return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && !isBeside;
        },
      );
    const step = async (top: number) => {
      scrollTo({ top, behavior: "instant" });
      const deadline = performance.now() + 3_000;
      do await nextFrame();
      while (isUnderWay() && performance.now() < deadline);
    };
    for (let steps = 1; steps * innerHeight < most; steps += 1) {
      await step(steps * innerHeight);
      if ((steps + 1) * innerHeight >= document.documentElement.scrollHeight) break;
    }
    await step(0);
  }, depth);
}
