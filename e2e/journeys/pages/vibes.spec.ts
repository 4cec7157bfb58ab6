import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { expectMovingPictures } from "#world/picture.ts";
import { test } from "#world/test-server.ts";

/** Counts the blocks of sound that were started, and how many of them came too late. */
async function listen(page: Page): Promise<() => Promise<{ blocks: number; late: number }>> {
  await page.addInitScript(() => {
    const heard = { blocks: 0, late: 0 };
    Object.assign(window, { heard });
    const scheduled = AudioScheduledSourceNode.prototype;
    Object.defineProperty(AudioBufferSourceNode.prototype, "start", {
      value(this: AudioBufferSourceNode, when = 0) {
        if (this.buffer?.getChannelData(0).some((sample) => sample !== 0)) heard.blocks += 1;
        if (when < this.context.currentTime) heard.late += 1;
        scheduled.start.call(this, when);
      },
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { heard: { blocks: number; late: number } }).heard);
}

test("a mood plays with nature, goes along to other pages, and ends for a film", async ({
  page,
}) => {
  const heard = await listen(page);
  await page.goto("/vibes");
  await page.getByRole("button", { name: "Reflective" }).click();
  await expect.poll(async () => (await heard()).blocks).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Campfire night" }).click();
  await expect(page.getByText("Reflective · Wind · Campfire · Crickets")).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await page.getByRole("link", { name: "HOME", exact: true }).click();
  const bar = page.getByRole("region", { name: "VIBES" }).filter({ hasText: "Crickets" });
  await expect(bar.getByRole("button", { name: "Pause" })).toBeVisible();
  const before = await heard();
  await expect.poll(async () => (await heard()).blocks).toBeGreaterThan(before.blocks + 4);

  await page.getByRole("main").getByRole("link", { name: "Play", exact: true }).click();
  await expectMovingPictures(page);
  const ended = await heard();
  await page.getByRole("link", { name: "HOME", exact: true }).click();
  await page.getByRole("region", { name: "Featured films" }).waitFor();
  await expect(bar).toBeHidden();
  expect((await heard()).blocks).toBe(ended.blocks);
});

test("a link plays exactly the same, by keyboard alone", async ({ page }) => {
  const heard = await listen(page);
  await page.goto("/vibes?mood=focused&shaper=lo-fi&seed=7&nature=rain-40&visual=nebula");
  await expect(page.getByText("Focused · Lo-Fi · Rain")).toBeVisible();
  await expect(page.getByRole("button", { name: "Nebula" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "Play", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await heard()).blocks).toBeGreaterThan(4);
  await page.getByRole("slider", { name: "Thunder" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Focused · Lo-Fi · Rain · Thunder")).toBeVisible();
});

test("a breathing exercise counts, and a sleep timer runs", async ({ page }) => {
  await page.goto("/vibes");
  await page.getByRole("button", { name: "Balloon breathing" }).click();
  await page.getByRole("button", { name: "Start breathing" }).click();
  await expect(page.getByText("Breathe in")).toBeVisible();
  await expect(page.getByText("Breathe out")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Start timer" }).click();
  await expect(page.getByText(/^29:5\d$/)).toBeVisible();
  await page.getByRole("button", { name: "Turn off timer" }).click();
  await expect(page.getByRole("button", { name: "Start timer" })).toBeVisible();
});
