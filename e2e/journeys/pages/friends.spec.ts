import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { openAccount, subscribe } from "#world/sign-up.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "friends" });

test("two households become friends, and one invites the other by a notification", async ({
  page,
  browser,
}) => {
  const mia = await openMillers(page, browser);

  // One household shares a code, the other sends a request, and the first accepts.
  await page.goto("/profile/friends");
  await page.getByRole("button", { name: "Create code" }).click();
  const code = await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await mia.goto("/profile/friends");
  await mia.getByLabel("Friend code").fill((code ?? "").toLowerCase());
  await mia.getByRole("button", { name: "Send request" }).click();
  await expect(mia.getByText("Request sent. A parent there must approve it.")).toBeVisible();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("The Millers", { exact: true })).toBeVisible();
  await expect(mia.getByText("The Gold Family", { exact: true })).toBeVisible();

  // The invitation is a notification that links to the party.
  await page.goto("/party-zone");
  await page.getByRole("button", { name: "Start a party" }).click();
  await page.getByLabel("Party name").fill("Lions");
  await page.getByRole("button", { name: "Invited people only" }).click();
  await page.getByRole("button", { name: "Start party" }).click();
  await page.getByRole("button", { name: "Invite", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Invite" });
  await dialog.getByRole("button", { name: "Mia" }).click();
  await dialog.getByRole("button", { name: "Send invitations" }).click();
  await expect(dialog.getByRole("button", { name: /Mia.*invited/ })).toBeDisabled();
  await mia
    .getByRole("button", { name: /^My watchlist/ })
    .first()
    .click();
  await mia.getByRole("link", { name: /invited you to a party/ }).click();
  await expect(mia.getByRole("heading", { name: "Lions", level: 1 })).toBeVisible();
  await expect(dialog.getByRole("button", { name: /Mia.*here/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: /^Mia: / })).toBeVisible();
  await mia.context().close();
});

test("schedules a party, downloads its calendar file and reminds in time", async ({ page }) => {
  await page.goto("/party-zone");
  await page.getByRole("button", { name: "Schedule a party" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule a party" });
  await dialog.getByLabel("Party name").fill("Friday; popcorn");
  const { day, time } = await inTenMinutes(page);
  await dialog.getByLabel("Day").fill(day);
  await dialog.getByLabel("Time").fill(time);
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Schedule" }).click();
  const scheduledParty = page.getByRole("article", { name: "Friday; popcorn" });
  await expect(scheduledParty).toContainText("in 10 minutes");

  const download = page.waitForEvent("download");
  await scheduledParty.getByRole("button", { name: "Add to calendar" }).click();
  const file = await (await download).path();
  const text = await readFile(file, "utf8");
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(text).toContain("SUMMARY:Friday\\; popcorn\r\n");

  // The party starts in less than 15 minutes, so the reminder is due as soon as the job runs.
  const bell = page.getByRole("button", { name: /^My watchlist/ }).first();
  await bell.click();
  await expect(page.getByRole("link", { name: /“Friday; popcorn” starts soon/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await scheduledParty.getByRole("button", { name: "Start party" }).click();
  await scheduledParty.getByRole("link", { name: "Join" }).click();
  await expect(page.getByRole("heading", { name: "Friday; popcorn", level: 1 })).toBeVisible();
});

/** Another household, in its own browser. */
async function openMillers(page: Page, browser: Browser): Promise<Page> {
  await page.goto("/party-zone");
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    reducedMotion: "reduce",
  });
  const own = await context.newPage();
  await openAccount(own);
  await subscribe(own, "family");
  return own;
}

/** In the browser's time zone. */
function inTenMinutes(page: Page): Promise<{ day: string; time: string }> {
  return page.evaluate(() => {
    const at = new Date(Date.now() + 10 * 60_000);
    const two = (value: number) => String(value).padStart(2, "0");
    const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
    return { day, time: `${two(at.getHours())}:${two(at.getMinutes())}` };
  });
}
