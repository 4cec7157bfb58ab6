import { expect, type Locator, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";
import { beTelevision, takeRemote, walkTo } from "#world/walk/remote.ts";

const note = (page: Page) => page.getByText("We couldn’t find that page.");
const cardOf = (page: Page, title: string) =>
  page.getByRole("main").getByRole("link", { name: title }).first();

async function boxOf(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error("The control has no box.");
  return box;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a bar at the bottom leads to home, search, Leo, watchlist and profile", async ({
    page,
  }) => {
    await page.goto("/kids");
    const bar = page.getByRole("banner");
    const items = [
      bar.getByRole("link", { name: "Home", exact: true }),
      bar.getByRole("link", { name: "Search" }),
      bar.getByRole("button", { name: "AI Login with Leo" }),
      bar.getByRole("button", { name: /^My watchlist/ }),
      bar.getByRole("button", { name: /profile menu$/i }),
    ];
    for (const item of items) {
      await item.waitFor();
      const { y, height } = await boxOf(item);
      expect(y).toBeGreaterThan(844 - 64);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    expect(await findAccessibilityIssues(page)).toEqual([]);

    await items[2]?.tap();
    const leo = page.getByRole("dialog", { name: "Leo, your AI assistant" });
    await leo.getByRole("button", { name: "Close" }).tap();
    await items[3]?.tap();
    await page.getByRole("dialog", { name: "My watchlist" }).waitFor();
    await page.keyboard.press("Escape");
    await items[1]?.tap();
    await page.waitForURL("**/browse");
    await items[0]?.tap();
    await page.getByRole("region", { name: "Featured films" }).waitFor();
  });

  test("cards show no buttons, and a long press offers them", async ({ page }) => {
    await page.goto("/kids");
    const card = cardOf(page, "The Sock Rocket");
    await card.scrollIntoViewIfNeeded();
    const heart = page.getByRole("button", { name: "The Sock Rocket on my watchlist" });
    await expect(heart).toBeHidden();

    const { x, y } = await boxOf(card);
    const devtools = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + 40, y: y + 40 }];
    const menu = page.getByRole("dialog", { name: "The Sock Rocket" });
    await expect(async () => {
      await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await expect(menu).toBeVisible({ timeout: 1500 });
    }).toPass();
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page).toHaveURL(/\/kids$/);
    expect(await findAccessibilityIssues(page, ["[role='dialog']"])).toEqual([]);
    await menu.getByRole("button", { name: "Add to watchlist" }).tap();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: /^My watchlist/ }).tap();
    await expect(
      page.getByRole("dialog", { name: "My watchlist" }).getByText("The Sock Rocket").first(),
    ).toBeVisible();
  });
});

test.describe("on a laptop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("an unknown address shows home with a note that can be dismissed", async ({ page }) => {
    await page.goto("/no/such/place");
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole("region", { name: "Featured films" })).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(note(page)).toBeHidden();
    await page.goto("/streaming");
    await page.getByRole("region", { name: "Featured films" }).waitFor();
    await expect(note(page)).toBeHidden();
  });

  test("every area on the Explore page exists", async ({ page }) => {
    await page.goto("/streaming");
    await page.getByRole("banner").getByRole("link", { name: "Explore" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Explore" })).toBeVisible();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    const paths = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(["/kids", "/browse", "/party-zone", "/page3"]));
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(note(page)).toBeHidden();
    }
  });

  test("the home page shows films first, and is at most seven screens long", async ({ page }) => {
    await page.goto("/streaming");
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(headings.filter({ hasText: /’s profile$/ })).toBeInViewport({ timeout: 200 });
    }).toPass();
    const order = [
      /^Picks for/,
      /^Featured Movies/,
      /^Genres/,
      /^For the littlest ones/,
      /^New Movies Coming to Theaters/,
      /^Preview Area/,
      /^VIBES/,
      /^Game Collection/,
      /^Podcasts/,
      /^LINKS/,
      /’s profile$/,
    ];
    const texts = await headings.allTextContents();
    const places = order.map((heading) => texts.findIndex((text) => heading.test(text)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / 900).toBeLessThanOrEqual(7);
  });

  test("the hero stays on its film while the next picture is loading", async ({ page }) => {
    await page.clock.install();
    await page.goto("/browse");
    const held: string[] = [];
    await page.route(/backdrop/, (route) => {
      // Never answers: a picture that is still being drawn.
      held.push(route.request().url());
    });
    await page.getByRole("banner").getByRole("link", { name: "HOME", exact: true }).click();
    const hero = page.getByRole("region", { name: "Featured films" });
    const title = await hero.getByRole("heading", { level: 1 }).textContent();
    await page.clock.runFor(60_000);
    expect(await hero.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    expect(await hero.locator("img[srcset]").count()).toBeLessThanOrEqual(2);
    expect(held.length).toBeGreaterThan(0);
  });
});

test.describe("on a television", () => {
  test.use({ viewport: { width: 1920, height: 1080 } });
  test.beforeEach(({ page }) => beTelevision(page));

  test("up leads to the card above, and holding OK opens a card's menu", async ({ page }) => {
    await page.goto("/kids");
    await takeRemote(page);
    await walkTo(page, cardOf(page, "The Sock Rocket"));
    // The row below is made once it comes near.
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      await expect(cardOf(page, "The Sock Rocket")).not.toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press("ArrowUp");
    await expect(cardOf(page, "The Sock Rocket")).toBeFocused();
    await page.keyboard.down("Enter");
    const menu = page.getByRole("dialog", { name: "The Sock Rocket" });
    await menu.waitFor();
    await page.keyboard.up("Enter");
    await menu.getByRole("button", { name: "Details" }).press("Enter");
    await expect(page).toHaveURL(/\/streaming\?title=the-sock-rocket$/);
  });
});
