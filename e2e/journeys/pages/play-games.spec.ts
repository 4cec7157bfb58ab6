import { type Browser, expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "play-games" });

const hostOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function openGame(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await expect(hostOf(page, name)).toHaveAttribute("data-ready", "true");
}

test("the Gaming Zone leads to every game, and each begins by its first button", async ({
  page,
}) => {
  await page.goto("/play-games");
  const games = ["Leo’s Arcade", "Adventure Quest", "Slime Adventure", "Kyle’s Dash"];
  for (const name of games)
    await expect(
      page.getByRole("main").getByRole("link", { name: new RegExp(name) }),
    ).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  for (const [address, name] of [
    ["/play-games/leos-arcade", "Leo’s Arcade"],
    ["/play-games/adventure-quest", "Adventure Quest"],
  ] as const) {
    await openGame(page, address, name);
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await hostOf(page, name).getByRole("button").first().click();
    await expect(hostOf(page, name)).toHaveAttribute("data-phase", "playing");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep playing" }).click();
    await expect(hostOf(page, name)).toHaveAttribute("data-phase", "playing");
  }
});

test("a run of Kyle's Dash ends with a score that the server has verified", async ({ page }) => {
  const name = "Kyle’s Dash";
  await openGame(page, "/play-games/kyles-dash", name);
  await hostOf(page, name).getByRole("button", { name: "Play game" }).click();
  await expect(hostOf(page, name)).toHaveAttribute("data-phase", "playing");
  await page.keyboard.press("Space");
  const results = page.getByRole("region", { name: "Results" });
  await expect(results.getByRole("heading", { name: "Your best run!" })).toBeVisible({
    timeout: 90_000,
  });
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await results.getByRole("button", { name: /Watch .* run/ }).click();
  await expect(hostOf(page, name)).toHaveAttribute("data-phase", "watching");
  await page.getByRole("button", { name: "Stop watching" }).click();
  await expect(hostOf(page, name)).toHaveAttribute("data-phase", "title");
});

async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  username: string,
): Promise<Page> {
  const page = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  const data = { username, password: "golden-lion" };
  const headers = { "sec-fetch-site": "same-origin" };
  await page.request.post("/api/family-profiles/login", { data, headers });
  await openGame(page, "/play-games/kyles-dash", "Kyle’s Dash");
  return page;
}

test("two parents race, and see one finishing order", async ({ browser, baseURL }) => {
  test.slow();
  const [one, two] = [
    await openAs(browser, baseURL, "marigold"),
    await openAs(browser, baseURL, "theo"),
  ];
  await one.getByRole("button", { name: "Race your family" }).click();
  await two.getByRole("button", { name: "Join race" }).click();
  await one.getByRole("button", { name: "Start race" }).click();
  for (const page of [one, two])
    await expect(hostOf(page, "Kyle’s Dash")).toHaveAttribute("data-phase", "racing");
  const orders = [one, two].map((page) =>
    page.getByRole("region", { name: "Race results" }).getByRole("listitem"),
  );
  for (const order of orders) await expect(order).toHaveCount(2, { timeout: 180_000 });
  const [first, second] = await Promise.all(orders.map((order) => order.allInnerTexts()));
  expect(first).toEqual(second);
  for (const page of [one, two]) await page.context().close();
});
