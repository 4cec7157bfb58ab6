import { expect, type Page } from "@playwright/test";

/** Runs to the right in Slime Adventure, and jumps again and again until the level ends. */
export async function hopToTheGoal(page: Page): Promise<void> {
  const host = page.getByRole("region", { name: "Slime Adventure", exact: true });
  await expect(host).toHaveAttribute("data-phase", "playing");
  await page.keyboard.down("KeyD");
  while ((await host.getAttribute("data-phase")) === "playing") {
    await page.keyboard.down("Space");
    await page.waitForTimeout(160 + Math.random() * 200);
    await page.keyboard.up("Space");
    await page.waitForTimeout(60 + Math.random() * 250);
  }
  await page.keyboard.up("KeyD");
}
