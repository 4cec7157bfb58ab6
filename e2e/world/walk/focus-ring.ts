import type { Page } from "@playwright/test";

/** Minimum contrast between a pixel with and without the focus ring (WCAG 2.2, 2.4.13). */
const minContrast = 3;
/** Margin around the control, in pixels, that the ring may cover. */
const margin = 10;

/**
 * Reports a focus indicator that is too faint. It compares the page with and without focus: at
 * least as many pixels must change as a line one pixel wide around the control has. Returns null if
 * enough change.
 */
export async function findFaintRing(page: Page): Promise<string | null> {
  const clip = await page.evaluate((around) => {
    const here = document.activeElement;
    const { left = 0, top = 0, right = 0, bottom = 0 } = here?.getBoundingClientRect() ?? {};
    const x = Math.max(0, left - around);
    const y = Math.max(0, top - around);
    const width = Math.min(innerWidth, right + around) - x;
    const height = Math.min(innerHeight, bottom + around) - y;
    return { x, y, width, height };
  }, margin);
  const take = () => page.screenshot({ clip, animations: "disabled" });
  const withFocus = await take();
  const focused = await page.evaluateHandle(() => document.activeElement);
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  const without = await take();
  await focused.evaluate((one) => one instanceof HTMLElement && one.focus({ preventScroll: true }));
  const shots = [withFocus, without].map((shot) => shot.toString("base64"));
  const changed = await page.evaluate(countChanged, { shots, minContrast });
  const edge = 2 * (clip.width + clip.height - 4 * margin);
  return changed >= edge
    ? null
    : `has a focus indicator that changes only ${changed} of the required ${Math.round(edge)} pixels`;
}

/** Number of pixels that differ in contrast by at least the minimum. */
async function countChanged(task: { shots: string[]; minContrast: number }): Promise<number> {
  const luminances = async (shot: string) => {
    const bytes = Uint8Array.from(atob(shot), (letter) => letter.codePointAt(0) ?? 0);
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    if (!context) throw new Error("The canvas has no 2D context.");
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const linear = (value: number) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const table = Array.from({ length: 256 }, (_, value) => linear(value / 255));
    const linearAt = (at: number) => table[data[at] ?? 0] ?? 0;
    return Array.from(
      { length: data.length / 4 },
      (_, at) =>
        0.2126 * linearAt(4 * at) + 0.7152 * linearAt(4 * at + 1) + 0.0722 * linearAt(4 * at + 2),
    );
  };
  const [before = [], after = []] = await Promise.all(task.shots.map(luminances));
  let changed = 0;
  for (const [at, luminance] of before.entries()) {
    const other = after[at] ?? 0;
    const contrast = (Math.max(luminance, other) + 0.05) / (Math.min(luminance, other) + 0.05);
    if (contrast >= task.minContrast) changed += 1;
  }
  return changed;
}
