import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type AxeCore from "axe-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The rules that are broken seriously or critically once the page has come to rest, with the elements
 * that break them: axe takes a dialog that still fades in for none.
 */
export async function findBarriers(page: Page): Promise<{ id: string; at: string[] }[]> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof AxeCore };
    const { violations } = await checker.run();
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return grave.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  });
}
