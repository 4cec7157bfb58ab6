import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { Fingers } from "#world/games/fingers.ts";
import { type GameAddress, GamePage, gameTitles, heldIn } from "#world/games/game-page.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "games-input" });

const games = Object.keys(gameTitles) as GameAddress[];
const [jump, pointer] = [16, 1 << 24];
const portrait = { width: 390, height: 844 };
const landscape = { width: 844, height: 390 };

test.describe("on a phone", () => {
  const phone: BrowserContextOptions = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  test.use({ ...phone, viewport: portrait });

  test("every game is begun by a tap, with its buttons in reach both ways up", async ({ page }) => {
    for (const game of games) {
      const screen = await GamePage.open(page, game);
      await screen.first.tap();
      await screen.expectPhase("playing");
      for (const viewport of [portrait, landscape]) {
        await page.setViewportSize(viewport);
        for (const button of await screen.host.locator("[data-button]").all())
          await expect(button).toBeInViewport({ ratio: 1 });
      }
      await screen.host.getByRole("button", { name: "Pause" }).tap();
      await screen.expectPhase("paused");
      await page.setViewportSize(portrait);
    }
  });

  test("Kyle jumps by one button and by taps, and the run is verified", async ({ page }) => {
    const screen = await GamePage.open(page, "kyles-dash");
    await page.getByRole("button", { name: "Settings" }).tap();
    await page.getByRole("switch", { name: "Play with one button" }).tap();
    await page.getByRole("button", { name: "Close" }).tap();
    await screen.first.tap();
    await screen.expectPhase("playing");
    await expect(screen.host.locator("[data-button]")).toHaveCount(1);
    const fingers = await Fingers.of(page);
    const verified = screen.nextVerified();
    await fingers.hold(screen.button("a"));
    await page.waitForTimeout(300);
    await fingers.lift();
    await screen.expectPhase("results", 60_000);
    const answer = await verified;
    expect(await answer.json()).toMatchObject({ mode: "one-button", completed: true });
    expect(heldIn(answer)).toContain(jump);
  });

  test("Leo's hall is walked by touches of the picture, and left by its door", async ({ page }) => {
    await page.setViewportSize(landscape);
    const screen = await GamePage.open(page, "leos-arcade");
    await screen.first.tap();
    await screen.expectPhase("playing");
    const verified = screen.nextVerified();
    await tapField(page, 0.094, 0.72);
    await screen.expectPhase("results");
    expect(heldIn(await verified).some((held) => held >= pointer)).toBe(true);
  });

  test("the slime reaches its goal by two thumbs", async ({ page }) => {
    test.slow();
    await page.setViewportSize(landscape);
    const screen = await GamePage.open(page, "slime-adventure");
    await screen.first.tap();
    await screen.expectPhase("playing");
    const fingers = await Fingers.of(page);
    const verified = screen.nextVerified();
    await fingers.hold(screen.button("right"), 0);
    while ((await screen.host.getAttribute("data-phase")) === "playing") {
      await fingers.hold(screen.button("a"), 1);
      await page.waitForTimeout(160 + Math.random() * 200);
      await fingers.lift(1);
      await page.waitForTimeout(60 + Math.random() * 250);
    }
    await fingers.lift(0);
    expect(await (await verified).json()).toMatchObject({ mode: "level-01", completed: true });
  });

  test("the quest's hero walks to the next room by a thumb, and the story is saved", async ({
    page,
  }) => {
    const screen = await GamePage.open(page, "adventure-quest");
    await screen.first.tap();
    await screen.expectPhase("playing");
    const saved = screen.nextSave();
    const fingers = await Fingers.of(page);
    await fingers.hold(screen.button("up"));
    const { data } = await (await saved).json();
    expect(data.save.room).toBeGreaterThan(0);
    await fingers.lift();
  });
});

test("a game waits while its tab is hidden", async ({ page }) => {
  const screen = await GamePage.open(page, "kyles-dash");
  await screen.first.click();
  await screen.expectPhase("playing");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await screen.expectPhase("paused");
});

test.describe("without a connection", () => {
  test.use({ expectedPageError: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test("a run is played, waits, and is verified once the server is back", async ({ page }) => {
    const screen = await GamePage.open(page, "kyles-dash");
    const spare = page.waitForResponse(
      (answer) =>
        answer.url().endsWith("/runs") && (answer.request().postData() ?? "").includes("isOffline"),
    );
    await screen.first.click();
    await screen.expectPhase("playing");
    await spare;
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Quit" }).click();
    await page.context().setOffline(true);
    await screen.first.click();
    await screen.expectPhase("playing");
    await page.keyboard.press("Space", { delay: 120 });
    await expect(screen.results.getByText("We’ll save this run later")).toBeVisible({
      timeout: 60_000,
    });
    const verified = screen.nextVerified();
    await page.context().setOffline(false);
    const answer = await verified;
    expect(answer.status()).toBe(200);
    expect(heldIn(answer)).toContain(jump);
  });
});

/** Taps the picture at shares of its width and height, for long enough to be read. */
async function tapField(page: Page, x: number, y: number): Promise<void> {
  const box = await page.getByRole("application").boundingBox();
  if (!box) throw new Error("The game isn't visible.");
  const fingers = await Fingers.of(page);
  await fingers.put({ x: box.x + box.width * x, y: box.y + box.height * y });
  await page.waitForTimeout(120);
  await fingers.lift();
}
