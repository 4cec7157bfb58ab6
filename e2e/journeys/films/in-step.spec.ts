import { expect, type Page } from "@playwright/test";
import { test } from "#world/test-server.ts";
import { openParty, openSecondHousehold, spreadsOf } from "#world/party.ts";

test.use({
  ownServer: "in step",
  // Requests fail while the server is down.
  expectedComplaint: /^(?:Failed to load resource: net::ERR_|WebSocket connection to \S+ failed: )/,
});

/** From here on OpenTogetherTube puts a member right; Syncplay at one and a half. */
const othersSeconds = 1;

test("two devices stay in sync, also after the server was killed mid-film", async ({
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
  await page.getByRole("button", { name: "Start the film" }).click();
  await playsOn([page, other]);
  await expectTogether([page, other]);

  await player(page).press("5");
  await expect.poll(() => placeOf(other)).toBeGreaterThan(20);
  await playsOn([page, other]);
  await expectTogether([page, other]);

  await server.cutPower();
  for (const each of [page, other]) await expect(each.getByText("The line is gone")).toBeVisible();
  await server.restart();
  for (const each of [page, other]) await expect(each.getByText("The line is gone")).toBeHidden();
  await playsOn([page, other]);
  await expectTogether([page, other]);

  await player(page).press("k");
  for (const each of [page, other]) await expect.poll(() => isPaused(each)).toBe(true);
  await expect.poll(async () => (await placeOf(other)) - (await placeOf(page))).toBe(0);
  await other.context().close();
});

/** Half of the time nearer than others begin to look, which a machine under load may miss at times. */
async function expectTogether(pages: readonly [Page, Page]): Promise<void> {
  const spreads = await spreadsOf(pages, { times: 12, everyMs: 250 });
  const [median = Number.NaN] = spreads.toSorted((a, b) => a - b).slice(spreads.length / 2);
  expect(median).toBeLessThan(othersSeconds);
}

async function playsOn(pages: readonly [Page, Page]): Promise<void> {
  const before = await Promise.all(pages.map(placeOf));
  for (const [place, each] of pages.entries())
    await expect.poll(() => placeOf(each)).toBeGreaterThan((before[place] ?? 0) + 1);
}

function player(page: Page) {
  return page.getByRole("region", { name: /^Player: / });
}

function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector("video")?.currentTime ?? 0);
}

function isPaused(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector("video")?.paused ?? false);
}
