import type { Page } from "@playwright/test";

/** Minimum contrast between a pixel with and without the focus ring (WCAG 2.2, 2.4.13). */
const leastContrast = 3;
/** Margin around the control, in pixels, that the ring may cover. */
const margin = 10;

/**
 * Reports a focus indicator that is too faint. It compares the page with and without focus: at
 * least as many pixels must change as a line one pixel wide around the control has. Returns null if
 * enough change.
 */
export async function findFaintRing(page: Page): Promise<string | null> {
  const place = await page.evaluate((around) => {
    const here = document.activeElement;
    const { left = 0, top = 0, right = 0, bottom = 0 } = here?.getBoundingClientRect() ?? {};
    const x = Math.max(0, left - around);
    const y = Math.max(0, top - around);
    const width = Math.min(innerWidth, right + around) - x;
    const height = Math.min(innerHeight, bottom + around) - y;
    return { x, y, width, height };
  }, margin);
  const take = () => page.screenshot({ clip: place, animations: "disabled" });
  const withFocus = await take();
  const focused = await page.evaluateHandle(() => document.activeElement);
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  const without = await take();
  await focused.evaluate((one) => one instanceof HTMLElement && one.focus({ preventScroll: true }));
  const shots = [withFocus, without].map((shot) => shot.toString("base64"));
  const changed = await page.evaluate(countChanged, { shots, leastContrast });
  const edge = 2 * (place.width + place.height - 4 * margin);
  return changed >= edge ? null : `shows its focus by ${changed} pixels of ${Math.round(edge)}`;
}

/** Number of pixels that differ in contrast by at least the minimum. */
async function countChanged(task: { shots: string[]; leastContrast: number }): Promise<number> {
  const lightsOf = async (shot: string) => {
    const bytes = Uint8Array.from(atob(shot), (letter) => letter.codePointAt(0) ?? 0);
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const paper = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    if (!paper) throw new Error("The canvas has no 2D context.");
    paper.drawImage(picture, 0, 0);
    const { data } = paper.getImageData(0, 0, picture.width, picture.height);
    const linear = (value: number) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const table = Array.from({ length: 256 }, (_, value) => linear(value / 255));
    const part = (at: number) => table[data[at] ?? 0] ?? 0;
    return Array.from(
      { length: data.length / 4 },
      (_, at) => 0.2126 * part(4 * at) + 0.7152 * part(4 * at + 1) + 0.0722 * part(4 * at + 2),
    );
  };
  const [before = [], after = []] = await Promise.all(task.shots.map(lightsOf));
  let changed = 0;
  for (const [at, light] of before.entries()) {
    const other = after[at] ?? 0;
    const contrast = (Math.max(light, other) + 0.05) / (Math.min(light, other) + 0.05);
    if (contrast >= task.leastContrast) changed += 1;
  }
  return changed;
}
