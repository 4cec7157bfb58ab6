import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type AxeCore from "axe-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Serious and critical violations, with their elements, of the whole page or of the given
 * selectors. Waits for dialogs to finish fading in, since axe ignores elements that are still
 * transparent.
 */
export async function findAccessibilityIssues(
  page: Page,
  parts?: string[],
): Promise<{ id: string; at: string[] }[]> {
  await page.evaluate(async () => {
    // Waits for dialogs only: other animations of a page may take longer or be paused.
    const dialogs = [...document.querySelectorAll("[role='dialog'], dialog")];
    const animations = dialogs.flatMap((dialog) => dialog.getAnimations());
    const running = animations.filter(({ playState }) => playState === "running");
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
  await page.evaluate(axe);
  return page.evaluate(async (include) => {
    const { axe: checker } = window as unknown as { axe: typeof AxeCore };
    const { violations } = await checker.run(include ? { include } : { include: ["html"] }, {
      resultTypes: ["violations"],
    });
    const serious = violations.filter(
      ({ impact }) => impact === "serious" || impact === "critical",
    );
    return serious.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  }, parts);
}
