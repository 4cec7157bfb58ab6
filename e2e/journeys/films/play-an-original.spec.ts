import { chooseFromRow, pickGenre } from "#world/player.ts";
import { test } from "#world/test-server.ts";
import { expectMovingPictures, expectSound } from "#world/picture.ts";

// Enables the service worker, which every real visitor has.
test.use({ serviceWorkers: "allow" });

test("plays an original that has no cached segments from the home page, with sound", async ({
  page,
}) => {
  await page.goto("/");
  await pickGenre(page, "Adventure");
  await chooseFromRow(page, "Adventure", "The Map That Was Hungry");
  await expectMovingPictures(page);
  await expectSound(page);
});
