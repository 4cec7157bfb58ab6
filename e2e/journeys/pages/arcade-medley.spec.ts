import { expect } from "@playwright/test";
import { GamePage, heldIn } from "#world/games/game-page.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "arcade-medley" });

const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Space"];

test("a medley of Leo's Arcade is played by keys to its verified results", async ({ page }) => {
  test.setTimeout(420_000);
  const screen = await GamePage.open(page, "leos-arcade");
  await page.getByRole("button", { name: "Medley", exact: true }).click();
  await screen.expectPhase("playing");
  const verified = screen.nextVerified(400_000);
  // A player who presses whatever comes loses a life now and then.
  for (let at = 0; (await screen.host.getAttribute("data-phase")) === "playing"; at += 1)
    await page.keyboard.press(keys[(at * 7) % keys.length] ?? "Space", {
      delay: 90 + (at % 5) * 40,
    });
  await screen.expectPhase("results");
  const answer = await verified;
  expect(await answer.json()).toMatchObject({ mode: "medley", completed: true });
  expect(new Set(heldIn(answer)).size).toBeGreaterThan(4);
  await expect(screen.results.getByRole("heading", { name: "Your best run!" })).toBeVisible();
});
