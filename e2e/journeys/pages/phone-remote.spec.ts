import { type Browser, expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "phone" });

test("pairs a phone with the screen by code, controls it, and disconnects it from the screen", async ({
  page,
  browser,
}) => {
  await page.goto("/watch/two-kettles");
  await page.getByRole("button", { name: "Phone remote" }).click();
  const sheet = page.getByRole("dialog", { name: "Phone remote" });
  await expect(sheet.getByRole("timer")).toContainText(/New code in \d+ s/);
  expect(await findAccessibilityIssues(page)).toEqual([]);
  const phone = await openPhone(page, browser);
  await phone.getByLabel("Code from the screen").fill(await readCode(page));
  expect(await findAccessibilityIssues(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Connect" }).click();

  // Both show the other's name.
  await expect(sheet.getByText(/^Marigold · Chrome on/)).toBeVisible();
  await expect(phone.getByText(/^Marigold · Chrome on/)).toBeVisible();
  await expect(phone.getByRole("heading", { name: "Two Kettles" })).toBeVisible();
  expect(await findAccessibilityIssues(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Back", exact: true }).click();
  await expect(sheet).toBeHidden();

  await expect.poll(() => isPaused(page)).toBe(false);
  await phone.getByRole("button", { name: "Pause" }).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await expect(phone.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  const before = await placeOf(page);
  await phone.getByRole("button", { name: "Forward 10 seconds" }).click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(before + 9);

  await phone.getByRole("button", { name: "Home" }).click();
  await page.waitForURL("**/streaming");
  // While a page loads, a press may have no target.
  await expect(async () => {
    await phone.getByRole("button", { name: "Down" }).click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(A|BUTTON)$/);
  }).toPass();

  await phone.getByRole("button", { name: "Search" }).click();
  await phone.getByRole("searchbox").fill("shadow");
  await phone.keyboard.press("Enter");
  await page.waitForURL("**/browse?q=shadow");

  // After a reload, the page is still the screen that the phone controls.
  let received = "";
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => (received += payload.toString())),
  );
  await page.goto("/party-zone");
  await page.getByRole("button", { name: "Start a party" }).click();
  await page.getByRole("button", { name: "Start party" }).click();
  await phone.getByRole("button", { name: "Reactions" }).click();
  await phone.getByRole("button", { name: "Laugh" }).click();
  await expect.poll(() => received).toMatch(/party\.reacted.*"laugh"/);
  await phone.getByRole("button", { name: "Hello!" }).click();
  await expect(page.getByRole("list", { name: "Chat" }).getByText("Hello!")).toBeVisible();

  await page.getByRole("button", { name: /^Remote: Marigold/ }).click();
  await page.getByRole("button", { name: /^Disconnect Marigold/ }).click();
  await expect(phone.getByText("The screen disconnected this phone.")).toBeVisible();
  await phone.context().close();
});

async function openPhone(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await phone.goto("/remote");
  return phone;
}

async function readCode(page: Page): Promise<string> {
  const code = page.getByLabel(/^[A-Z2-9]( [A-Z2-9]){5}$/);
  return (await code.textContent()) ?? "";
}

function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector("video")?.currentTime ?? 0);
}

function isPaused(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector("video")?.paused ?? true);
}
