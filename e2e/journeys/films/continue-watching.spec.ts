import { expect } from "@playwright/test";
import { openFilm, pickGenre, rowOf } from "#world/player.ts";
import { test } from "#world/test-server.ts";
import { expectMovingPictures } from "#world/picture.ts";

test("lists a film in progress on the home page, removes it and restores it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("region", { name: "Featured films" }).waitFor();
  const row = rowOf(page, "Continue watching");

  await pickGenre(page, "Kids");
  await rowOf(page, "Kids").getByRole("link", { name: "The Sock Rocket" }).click();
  await expectMovingPictures(page);
  await page.keyboard.press("5");
  await expectMovingPictures(page);
  await page.goBack();
  const film = row.getByRole("link", { name: "The Sock Rocket" });
  await expect(film).toContainText("left");

  await film.hover();
  await row.getByRole("button", { name: /^Remove The Sock Rocket/ }).click();
  await expect(film).toBeHidden();
  const undo = row.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(film).toBeFocused();

  await page.reload();
  await expect(film).toBeVisible();
  await film.click();
  await expect(page.getByText(/^Resumed at 0:/)).toBeVisible();
});

test("keeps removed films off the list and puts the latest one first", async ({ page }) => {
  for (const titleId of ["two-kettles", "captain-minnow"]) {
    await openFilm(page, titleId);
    await expectMovingPictures(page);
    await page.keyboard.press("4");
    await expectMovingPictures(page);
  }
  await page.goto("/");
  const row = rowOf(page, "Continue watching");
  await expect(row.getByRole("link").nth(0)).toContainText("Captain Minnow");
  await expect(row.getByRole("link").nth(1)).toContainText("Two Kettles");

  await row.getByRole("link", { name: "Captain Minnow" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(row.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.goto("/streaming");
  await expect(row.getByRole("link").nth(0)).toContainText("Two Kettles");
  await expect(row.getByRole("link", { name: "Captain Minnow" })).toHaveCount(0);
});
