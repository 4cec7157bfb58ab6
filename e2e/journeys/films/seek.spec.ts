import { expect } from "@playwright/test";
import { openFilm, showSeekBar } from "#world/player.ts";
import { test } from "#world/test-server.ts";
import { expectMovingPictures, expectSound, lengthOf, positionOf } from "#world/picture.ts";

test("plays after a seek to a position that no viewer has requested before", async ({ page }) => {
  await openFilm(page, "the-sock-rocket");
  await expectMovingPictures(page);
  const length = await lengthOf(page);

  await test.step("by key", async () => {
    await page.keyboard.press("8");
    await expectMovingPictures(page);
    const position = await positionOf(page);
    expect(position).toBeGreaterThan(length * 0.79);
    expect(position).toBeLessThan(length * 0.8 + 15);
  });

  await test.step("by the seek bar", async () => {
    const bar = await showSeekBar(page);
    const box = await bar.boundingBox();
    if (!box) throw new Error("The seek bar has no bounding box.");
    await page.mouse.click(box.x + box.width * 0.4, box.y + box.height / 2);
    await expectMovingPictures(page);
    await expectSound(page);
    const position = await positionOf(page);
    expect(position).toBeGreaterThan(length * 0.38);
    expect(position).toBeLessThan(length * 0.4 + 15);
  });

  await test.step("and ten seconds back", async () => {
    const before = await positionOf(page);
    await page.keyboard.press("j");
    await expect.poll(() => positionOf(page)).toBeLessThan(before - 7);
    await expectMovingPictures(page);
  });
});
