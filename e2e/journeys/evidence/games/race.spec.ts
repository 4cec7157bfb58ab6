import { type Browser, expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { openDelayedConnection } from "#world/delayed-connection.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "game-race" });

/** Added to the demo household, which has two grown-ups. */
const jasper = {
  name: "Jasper Gold",
  displayName: "Jasper",
  username: "jasper",
  password: "silver-fox-9",
  role: "adult",
  ageGroup: "adult",
};

const headers = { "sec-fetch-site": "same-origin" };
const hostOf = (page: Page) => page.getByRole("region", { name: "Kyle’s Dash", exact: true });

type Racer = { page: Page; name: string; pressMs: number };

async function openAs(browser: Browser, baseURL: string, username: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const password = username === jasper.username ? jasper.password : "golden-lion";
  const data = { username, password };
  const answer = await page.request.post("/api/family-profiles/login", { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto("/play-games/kyles-dash");
  await expect(hostOf(page)).toHaveAttribute("data-ready", "true");
  return page;
}

/** Jumps again and again at the racer's own pace until everyone has arrived. */
async function run({ page, pressMs }: Racer): Promise<void> {
  while ((await hostOf(page).getAttribute("data-phase")) === "racing") {
    await page.keyboard.press("Space", { delay: 120 });
    await page.waitForTimeout(pressMs);
  }
}

test("three people race over slow connections, and see one finishing order", async ({
  browser,
  page: first,
  server,
}) => {
  test.setTimeout(240_000);
  const added = await first.request.post(`${server.url}/api/family-profiles`, {
    data: jasper,
    headers,
  });
  expect(added.ok(), await added.text()).toBe(true);
  await using slow = await openDelayedConnection(server.url, 100);
  const racers: Racer[] = [];
  for (const [username, name, pressMs] of [
    ["marigold", "Marigold", 500],
    ["theo", "Theo", 1900],
    ["jasper", "Jasper", 900],
  ] as const)
    racers.push({ page: await openAs(browser, slow.url, username), name, pressMs });
  const [one, ...others] = racers.map(({ page }) => page);
  if (!one) throw new Error("no racer");

  await one.getByRole("button", { name: "Race your family" }).click();
  for (const other of others) await other.getByRole("button", { name: "Join race" }).click();
  await expect(one.getByText("Everyone here? Start the race.")).toBeVisible();
  await expect(one.getByRole("region", { name: "Your race" }).getByRole("listitem")).toHaveCount(
    racers.length,
  );
  await one.getByRole("button", { name: "Start race" }).click();
  for (const { page } of racers) await expect(hostOf(page)).toHaveAttribute("data-phase", "racing");
  await Promise.all(racers.map(run));

  const results = racers.map(({ page }) => page.getByRole("region", { name: "Race results" }));
  for (const result of results)
    await expect(result.getByRole("listitem")).toHaveCount(racers.length);
  const orders = await Promise.all(
    results.map((result) => result.getByRole("listitem").allInnerTexts()),
  );
  expect(orders[1]).toEqual(orders[0]);
  expect(orders[2]).toEqual(orders[0]);
  for (const [index, { name }] of racers.entries())
    await expect(results[index]?.getByRole("heading") ?? one.locator("none")).toHaveText(
      name === orders[0]?.[0]?.trim() ? "You won!" : "Good race!",
    );
  expect(await findAccessibilityIssues(one)).toEqual([]);
  for (const { page } of racers) await page.context().close();
});
