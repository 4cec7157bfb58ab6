import { expect } from "@playwright/test";
import { chooseFromRow, pickGenre } from "#world/player.ts";
import { test } from "#world/test-server.ts";
import { expectMovingPictures } from "#world/picture.ts";

// No other journey plays this film, so it starts at the beginning.
test("waits for a film whose first bytes are slow, and doesn't request it again", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route("**/start-film.mp4", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await page.goto("/streaming");
  await pickGenre(page, "Adventure");
  await chooseFromRow(page, "Adventure", "Here Be One Dragon");
  await expectMovingPictures(page);
  const title = "/media/titles/here-be-one-dragon/start-film.mp4";
  expect(asked.filter((path) => path === title)).toHaveLength(1);
  expect(asked.filter((path) => /\/video\/\w+\/0\.m4s$/.test(path))).toEqual([]);
});
