import { expect } from "@playwright/test";
import { switchProfileOf } from "#world/family.ts";
import { test } from "#world/test-server.ts";
import { expectMovingPictures, positionOf } from "#world/picture.ts";
import { beTelevision, pressAfar, pressBack, takeRemote, walkTo } from "#world/walk/remote.ts";

test.use({ viewport: { width: 1920, height: 1080 } });

test.beforeEach(({ page }) => beTelevision(page));

test("chooses, watches and leaves a film by remote, with the focus where it was before", async ({
  page,
}) => {
  await page.goto("/kids");
  await takeRemote(page);
  const poster = page.getByRole("main").getByRole("link", { name: "The Sock Rocket" });
  await pressAfar(page, poster);
  await expectMovingPictures(page);

  await page.keyboard.press("ArrowDown");
  const player = page.getByRole("region", { name: "Player: The Sock Rocket" });
  await expect(player.locator(":focus")).toBeVisible();
  // Without input the controls hide, and the focus returns to the picture.
  await expect(player).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeAttached();
  const paused = await positionOf(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => positionOf(page)).toBeGreaterThan(paused + 3);

  await page.keyboard.press("ArrowDown");
  await walkTo(page, page.getByRole("slider", { name: "Film position" }));
  const before = await positionOf(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => positionOf(page)).toBeGreaterThan(before + 3);

  const captions = page.getByRole("button", { name: "Audio and captions" });
  await pressAfar(page, captions);
  const menu = page.getByRole("dialog", { name: "Audio and captions" });
  await expect(menu.locator(":focus")).toBeVisible();
  await pressBack(page);
  await expect(menu).toBeHidden();
  await expect(captions).toBeFocused();

  const fetched = page.waitForResponse("**/the-sock-rocket/*/video/*.m3u8");
  await pressBack(page);
  await page.waitForURL("**/kids");
  await expect(poster).toBeFocused();

  // The menu is already loaded, so the key opens it without a network.
  await fetched;
  await page.keyboard.press("Enter");
  await page.waitForURL("**/watch/the-sock-rocket");
  await expectMovingPictures(page);
});

test("finds a film by name and restores the focus after each overlay", async ({ page }) => {
  await page.goto("/kids");
  await takeRemote(page);
  const own = page.getByRole("button", { name: "Marigold: profile menu" });
  await pressAfar(page, own);
  await pressAfar(page, switchProfileOf(page));
  const profiles = page.getByRole("dialog", { name: "Who’s watching?" });
  await expect(profiles.locator(":focus")).toBeVisible();
  await pressBack(page);
  await expect(profiles).toBeHidden();
  await expect(own).toBeFocused();

  await pressAfar(page, page.getByRole("banner").getByRole("link", { name: "Search" }));
  await page.waitForURL("**/browse");
  await walkTo(page, page.getByRole("searchbox", { name: "Find a film" }));
  await page.keyboard.type("sock rocket");
  await page.getByText("1 film for “sock rocket”").waitFor();
  await pressAfar(page, page.getByRole("main").locator('a[href="/watch/the-sock-rocket"]'));
  await page.waitForURL("**/watch/the-sock-rocket");
  await expect(page.getByRole("heading", { level: 1, name: "The Sock Rocket" })).toBeAttached();
});
