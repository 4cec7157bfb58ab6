import type { Locator, Page } from "@playwright/test";

/** Opens a film by its URL. */
export async function openFilm(page: Page, titleId: string): Promise<void> {
  await page.goto(`/watch/${titleId}`);
}

/** Opens a film from a row of the home page. */
export async function chooseFromRow(page: Page, row: string, title: string): Promise<void> {
  await rowOf(page, row).getByRole("link", { name: title }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/** Shows a genre's row on the home page, which shows one at a time. */
export async function pickGenre(page: Page, genre: string): Promise<void> {
  const genres = page.getByRole("group", { name: "Pick a genre" });
  await genres.getByRole("button", { name: genre }).click();
}

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** Opens one of the player's menus, chooses an option and closes the menu. */
export async function choose(page: Page, menu: string, group: string, choice: RegExp) {
  await wakeControls(page);
  await page.getByRole("button", { name: menu }).click();
  const panel = page.getByRole("dialog", { name: menu });
  const radio = panel.getByRole("group", { name: group }).getByRole("radio", { name: choice });
  await radio.waitFor();
  // On a busy machine the panel slides up slowly; until then, a click may miss it.
  await panel.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
  });
  await radio.check();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
}

/** The seek bar, once it is visible. */
export async function showSeekBar(page: Page): Promise<Locator> {
  await wakeControls(page);
  const slider = page.getByRole("slider", { name: "Film position" });
  await slider.waitFor();
  return slider;
}

/** Shows the player's controls by moving the mouse over it. */
export async function wakeControls(page: Page): Promise<void> {
  const player = page.getByRole("region", { name: /^Player: / });
  await player.hover({ position: { x: 200, y: 200 } });
  await player.hover({ position: { x: 240, y: 220 } });
}
