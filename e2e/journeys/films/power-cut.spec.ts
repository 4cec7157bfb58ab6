import { expect } from "@playwright/test";
import { openFilm } from "#world/player.ts";
import { test } from "#world/test-server.ts";
import { expectMovingPictures, lengthOf, positionOf } from "#world/picture.ts";

test.use({
  expectedPageError: /^(?:Failed to load resource: net::ERR_|WebSocket connection to \S+ failed: )/,
});

test("resumes a film after the server lost power", async ({ page, server }) => {
  await openFilm(page, "two-kettles");
  await expectMovingPictures(page);
  const length = await lengthOf(page);
  await server.cutPower();

  await page.keyboard.press("7");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("continues where it stopped", { timeout: 40_000 });
  await server.restart();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expectMovingPictures(page);
  expect(await positionOf(page)).toBeGreaterThan(length * 0.69);
});

test("continues after a short power cut without asking the viewer", async ({ page, server }) => {
  await openFilm(page, "the-cinema-of-one");
  await expectMovingPictures(page);
  const length = await lengthOf(page);
  await server.cutPower();
  await server.restart();
  await page.keyboard.press("6");
  await expectMovingPictures(page);
  expect(await positionOf(page)).toBeGreaterThan(length * 0.59);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
