import { expect, type Locator, type Page } from "@playwright/test";
import { heldIn } from "#world/games/game-page.ts";
import type { GamePad } from "#world/games/game-pad.ts";
import { beginByPad, openByPad, pauseByPad } from "#world/games/open-game.ts";
import { test } from "#world/test-server.ts";
import { walkTo } from "#world/walk/remote.ts";

test.use({ ownServer: "games-pad" });

const [left, right, jump] = [1, 2, 16];

/** Walks to a control by the D-pad, and presses it. */
async function pressByPad(page: Page, pad: GamePad, target: Locator): Promise<void> {
  await walkTo(page, target, (arrow) => pad.pressArrow(arrow));
  await pad.press("a");
}

/** Walks to a slider, and moves it; a slow frame may count a press twice. */
async function slideByPad(
  page: Page,
  pad: GamePad,
  { slider, to }: { slider: Locator; to: number },
): Promise<void> {
  await walkTo(page, slider, (arrow) => pad.pressArrow(arrow));
  const read = async () => Number(await slider.getAttribute("aria-valuenow"));
  for (let presses = 0; presses < 40; presses += 1) {
    const value = await read();
    if (value === to) return;
    await pad.press(value < to ? "right" : "left", 30);
  }
  expect(await read()).toBe(to);
}

test("a pad walks through Leo's hall, and opens its door", async ({ page }) => {
  const { pad, screen } = await openByPad(page, "leos-arcade");
  await beginByPad(pad, screen);
  const verified = screen.nextVerified();
  await pad.press("left", 3_000);
  await pad.press("a");
  await screen.expectPhase("results");
  const held = heldIn(await verified);
  expect(held).toContain(left);
  expect(held).toContain(jump);
});

test("a pad leads the quest's hero to the next room, and the story is saved", async ({ page }) => {
  const { pad, screen } = await openByPad(page, "adventure-quest");
  await beginByPad(pad, screen);
  const saved = screen.nextSave();
  await pad.hold("up", true);
  const { data } = await (await saved).json();
  expect(data.save.room).toBeGreaterThan(0);
  await pad.hold("up", false);
});

test("a pad leads the slime to its goal", async ({ page }) => {
  test.slow();
  const { pad, screen } = await openByPad(page, "slime-adventure");
  await pressByPad(page, pad, screen.host.getByRole("button", { name: /^Level 1:/ }));
  await screen.expectPhase("playing");
  await pauseByPad(pad, screen);
  const verified = screen.nextVerified();
  await pad.hold("right", true);
  while ((await screen.host.getAttribute("data-phase")) === "playing") {
    await pad.press("a", 160 + Math.random() * 200);
    await page.waitForTimeout(Math.random() * 200);
  }
  await pad.hold("right", false);
  expect(await (await verified).json()).toMatchObject({ mode: "level-01", completed: true });
});

test("a pad makes Kyle jump, and a game waits once its pad is lost", async ({ page }) => {
  const { pad, screen } = await openByPad(page, "kyles-dash");
  await beginByPad(pad, screen);
  const verified = screen.nextVerified();
  await pad.press("a", 200);
  await screen.expectPhase("results", 60_000);
  expect(heldIn(await verified)).toContain(jump);
  await expect(screen.results.getByRole("button", { name: "Play again" })).toBeFocused();
  await pad.press("a");
  await screen.expectPhase("playing");
  await pad.lose();
  await screen.expectPhase("paused");
});

test("a pad reassigns a button and sets the stick's dead zone", async ({ page }) => {
  const { pad, screen } = await openByPad(page, "leos-arcade");
  await pressByPad(page, pad, page.getByRole("button", { name: "Settings" }));
  const settings = page.getByRole("dialog", { name: "Game settings" });
  const assign = async (action: string, name: "b" | "right shoulder", number: number) => {
    await pressByPad(page, pad, settings.getByRole("button", { name: `${action}: button` }));
    await expect(settings.getByRole("button", { name: "Press a button…" })).toBeFocused();
    await pad.press(name);
    await expect(
      settings.getByRole("button", { name: `${action}: button ${number}` }),
    ).toBeVisible();
  };
  await assign("A", "right shoulder", 6);
  // The button that leads back elsewhere is assigned too.
  await assign("X", "b", 2);
  await expect(settings).toBeVisible();
  const deadZone = settings.getByRole("slider", { name: "Stick dead zone" });
  await slideByPad(page, pad, { slider: deadZone, to: 70 });
  await pad.press("b");
  await expect(settings).toBeHidden();

  /** Walks with the stick, pushed far to the left and a little to the right. */
  const walk = async () => {
    const verified = screen.nextVerified();
    await pressByPad(page, pad, screen.first);
    await screen.expectPhase("playing");
    await pad.push(0.6, 500);
    await pad.push(-1, 3_000);
    await pad.press("a");
    await screen.expectPhase("playing");
    await pad.press("right shoulder");
    await screen.expectPhase("results");
    return heldIn(await verified);
  };
  const within = await walk();
  expect(within).toContain(left);
  expect(within).toContain(jump);
  expect(within).not.toContain(right);

  await pressByPad(page, pad, screen.results.getByRole("button", { name: "Menu" }));
  await pressByPad(page, pad, page.getByRole("button", { name: "Settings" }));
  await slideByPad(page, pad, { slider: deadZone, to: 40 });
  await pad.press("b");
  expect(await walk()).toContain(right);
});
