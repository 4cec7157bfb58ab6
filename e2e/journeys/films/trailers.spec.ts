import { expect } from "@playwright/test";
import { test } from "#world/test-server.ts";
import { expectMovingPictures } from "#world/picture.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("plays the featured film behind its title, and the trailer of an upcoming film", async ({
  page,
}) => {
  await page.goto("/streaming", { waitUntil: "commit" });
  await expectMovingPictures(page.getByRole("region", { name: "Featured films" }));
  await page.goto("/previews", { waitUntil: "commit" });
  const watch = page.getByRole("button", { name: /^Watch trailer: / });
  await watch.first().click();
  const dialog = page.getByRole("dialog");
  await expectMovingPictures(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("shows still pictures with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/streaming", { waitUntil: "commit" });
  const featured = page.getByRole("region", { name: "Featured films" });
  await expect(featured.locator("img").first()).toBeVisible();
  await page.waitForTimeout(4000);
  await expect(featured.locator("video")).toHaveCount(0);
});
