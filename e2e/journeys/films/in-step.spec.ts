import { expect, type Page } from "@playwright/test";
import { test } from "#world/test-server.ts";
import { openParty, openSecondHousehold, spreadsOf } from "#world/party.ts";

test.use({
  ownServer: "in step",
  // Requests fail while the server is down.
  expectedPageError: /^(?:Failed to load resource: net::ERR_|WebSocket connection to \S+ failed: )/,
});

/** Drift in seconds at which OpenTogetherTube corrects a member; Syncplay does so at 1.5. */
const othersSeconds = 1;

test("two devices stay in sync, even after the server is killed mid-film", async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  await page.goto("/party-zone");
  const other = await openSecondHousehold(page, browser, server.url);
  const code = await openParty(page, server.url, "two-kettles");
  for (const each of [page, other]) await each.goto(`/party-zone/${code}`);
  await other.getByRole("button", { name: "I’m ready", exact: true }).click();
  await page.getByRole("button", { name: "Start film" }).click();
  await playsOn([page, other]);
  await expectTogether([page, other]);

  await player(page).press("5");
  await expect.poll(() => positionOf(other)).toBeGreaterThan(20);
  await playsOn([page, other]);
  await expectTogether([page, other]);

  await server.cutPower();
  for (const each of [page, other])
    await expect(each.getByText("Connection lost. Reconnecting")).toBeVisible();
  await server.restart();
  for (const each of [page, other])
    await expect(each.getByText("Connection lost. Reconnecting")).toBeHidden();
  await playsOn([page, other]);
  await expectTogether([page, other]);

  await player(page).press("k");
  for (const each of [page, other]) await expect.poll(() => isPaused(each)).toBe(true);
  await expect.poll(async () => (await positionOf(other)) - (await positionOf(page))).toBe(0);
  await other.context().close();
});

/** Compares the median, since single samples can be late on a loaded machine. */
async function expectTogether(pages: readonly [Page, Page]): Promise<void> {
  const spreads = await spreadsOf(pages, { times: 12, everyMs: 250 });
  const [median = Number.NaN] = spreads.toSorted((a, b) => a - b).slice(spreads.length / 2);
  expect(median).toBeLessThan(othersSeconds);
}

async function playsOn(pages: readonly [Page, Page]): Promise<void> {
  const before = await Promise.all(pages.map(positionOf));
  for (const [index, each] of pages.entries())
    await expect.poll(() => positionOf(each)).toBeGreaterThan((before[index] ?? 0) + 1);
}

function player(page: Page) {
  return page.getByRole("region", { name: /^Player: / });
}

function positionOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector("video")?.currentTime ?? 0);
}

function isPaused(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector("video")?.paused ?? false);
}
