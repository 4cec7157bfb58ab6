import { expect, type Page } from "@playwright/test";
import { beTelevision, pressAfar, pressBack, takeRemote } from "#world/walk/remote.ts";
import { GamePad } from "./game-pad.ts";
import { type GameAddress, GamePage, gameTitles } from "./game-page.ts";

/** Opens a game with a pad plugged in, and its first button focused. */
export async function openByPad(page: Page, game: GameAddress) {
  const pad = await GamePad.plugIn(page);
  const screen = await GamePage.open(page, game);
  await pad.connect();
  await expect(screen.first).toBeFocused();
  return { pad, screen };
}

/** Opens a game from the Gaming Zone by a remote control. */
export async function openByRemote(page: Page, game: GameAddress): Promise<GamePage> {
  await beTelevision(page);
  await page.goto("/play-games");
  await takeRemote(page);
  const card = new RegExp(`^${gameTitles[game]}`);
  await pressAfar(page, page.getByRole("main").getByRole("link", { name: card }));
  const screen = new GamePage(page, game);
  await screen.untilReady();
  await expect(screen.first).toBeFocused();
  return screen;
}

/** Begins the game by its first button, which has the focus, pauses it and resumes it. */
export async function beginByPad(pad: GamePad, screen: GamePage): Promise<void> {
  await pad.press("a");
  await screen.expectPhase("playing");
  await pauseByPad(pad, screen);
}

/** Pauses with the start button, and resumes. */
export async function pauseByPad(pad: GamePad, screen: GamePage): Promise<void> {
  await pad.press("start");
  await screen.expectPhase("paused");
  await pad.press("a");
  await screen.expectPhase("playing");
}

/** Begins the game by OK; pauses it with Back, and resumes it with OK and with Back. */
export async function beginByRemote(screen: GamePage): Promise<void> {
  const { page } = screen;
  await page.keyboard.press("Enter");
  await screen.expectPhase("playing");
  for (const resume of [() => page.keyboard.press("Enter"), () => pressBack(page)]) {
    await pressBack(page);
    await screen.expectPhase("paused");
    await expect(page.getByRole("button", { name: "Keep playing" })).toBeFocused();
    await resume();
    await screen.expectPhase("playing");
  }
}
