import { expect, type Page } from "@playwright/test";
import { test } from "#world/house.ts";
import { openParty, openSecondSofa, spreadsOf } from "#world/party.ts";

test.use({
  ownHouse: "in step",
  // While the house lies in the dark, nobody answers.
  expectedComplaint: /^(?:Failed to load resource: net::ERR_|WebSocket connection to \S+ failed: )/,
});

/** From here on OpenTogetherTube puts a member right; Syncplay at one and a half. */
const othersSeconds = 1;

test("two sofas stay in step, and are again after the house fell in the midst of it", async ({
  page,
  browser,
  house,
}) => {
  test.setTimeout(240_000);
  await page.goto("/party-zone");
  const sofa = await openSecondSofa(page, browser, house.url);
  const code = await openParty(page, house.url, "two-kettles");
  for (const each of [page, sofa]) await each.goto(`/party-zone/${code}`);
  await sofa.getByRole("button", { name: "I’m ready", exact: true }).click();
  await page.getByRole("button", { name: "Start the film" }).click();
  await playsOn([page, sofa]);
  await expectTogether([page, sofa]);

  await player(page).press("5");
  await expect.poll(() => placeOf(sofa)).toBeGreaterThan(20);
  await playsOn([page, sofa]);
  await expectTogether([page, sofa]);

  await house.cutPower();
  for (const each of [page, sofa]) await expect(each.getByText("The line is gone")).toBeVisible();
  await house.restart();
  for (const each of [page, sofa]) await expect(each.getByText("The line is gone")).toBeHidden();
  await playsOn([page, sofa]);
  await expectTogether([page, sofa]);

  await player(page).press("k");
  for (const each of [page, sofa]) await expect.poll(() => isPaused(each)).toBe(true);
  await expect.poll(async () => (await placeOf(sofa)) - (await placeOf(page))).toBe(0);
  await sofa.context().close();
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
