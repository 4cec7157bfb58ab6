import { expect, type Page } from "@playwright/test";
import { GamePage, heldIn } from "#world/games/game-page.ts";
import { beginByRemote, openByRemote } from "#world/games/open-game.ts";
import { openSecondDevice } from "#world/second-device.ts";
import { test } from "#world/test-server.ts";
import { pressAfar, pressBack } from "#world/walk/remote.ts";

test.use({ ownServer: "games-remote" });

const [up, jump] = [4, 16];

/** Leaves a game that is played for the Gaming Zone. */
async function leaveAfar(page: Page, screen: GamePage): Promise<void> {
  await pressBack(page);
  await pressAfar(page, page.getByRole("button", { name: "Quit" }));
  await screen.expectPhase("title");
  await pressBack(page);
  await expect(page).toHaveURL(/\/play-games$/);
}

test("Leo's hall is walked, paused and left with a remote control", async ({ page }) => {
  const screen = await openByRemote(page, "leos-arcade");
  await beginByRemote(screen);
  const verified = screen.nextVerified();
  await page.keyboard.press("ArrowLeft", { delay: 3_000 });
  await page.keyboard.press("Enter", { delay: 120 });
  await screen.expectPhase("results");
  expect(heldIn(await verified)).toContain(jump);
  await pressBack(page);
  await screen.expectPhase("title");
  await pressAfar(page, screen.first);
  await screen.expectPhase("playing");
  await leaveAfar(page, screen);
});

test("the quest is begun and saved, its pause menu has the map, and it is left", async ({
  page,
}) => {
  const screen = await openByRemote(page, "adventure-quest");
  await beginByRemote(screen);
  const saved = screen.nextSave();
  await page.keyboard.down("ArrowUp");
  const { data } = await (await saved).json();
  await page.keyboard.up("ArrowUp");
  expect(data.save.room).toBeGreaterThan(0);
  await pressBack(page);
  await pressAfar(page, page.getByRole("button", { name: "Map" }));
  await screen.expectPhase("playing");
  await leaveAfar(page, screen);
});

test("Kyle runs and is paused and left with a remote control", async ({ page }) => {
  const screen = await openByRemote(page, "kyles-dash");
  await beginByRemote(screen);
  const verified = screen.nextVerified();
  await page.keyboard.press("Enter", { delay: 150 });
  await screen.expectPhase("results", 60_000);
  const held = heldIn(await verified);
  expect(held).toContain(jump);
  expect(held).not.toContain(up);
  await page.keyboard.press("Enter");
  await screen.expectPhase("playing");
  await leaveAfar(page, screen);
});

test("a race is opened, started and left with a remote control", async ({ page, browser }) => {
  test.setTimeout(240_000);
  await page.goto("/play-games");
  const other = await openSecondDevice(page, browser);
  const rival = await GamePage.open(other, "kyles-dash");
  const screen = await openByRemote(page, "kyles-dash");
  await pressAfar(page, page.getByRole("button", { name: "Race your family" }));
  await other.getByRole("button", { name: "Join race" }).click();
  const start = page.getByRole("button", { name: "Start race" });
  await expect(start).toBeEnabled();
  await pressAfar(page, start);
  for (const each of [screen, rival]) await each.expectPhase("racing");

  // The race continues while its menu is open.
  const menu = page.getByRole("region", { name: "Race menu" });
  await pressBack(page);
  await expect(menu.getByRole("button", { name: "Keep racing" })).toBeFocused();
  await pressBack(page);
  await expect(menu).toBeHidden();
  await screen.expectPhase("racing");
  await pressBack(page);
  await pressAfar(page, menu.getByRole("button", { name: "Leave race" }));
  await screen.expectPhase("title");
  await rival.expectPhase("racing");
  await pressBack(page);
  await expect(page).toHaveURL(/\/play-games$/);
  await other.context().close();
});
