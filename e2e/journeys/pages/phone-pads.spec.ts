import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "phone-pads" });

const portrait = { width: 390, height: 844 };
const landscape = { width: 844, height: 390 };

const hostOf = (screen: Page) => screen.getByRole("region", { name: "Leo’s Arcade", exact: true });
const padOf = (phone: Page) => phone.getByRole("region", { name: "Game pad" });
const aOf = (phone: Page) => phone.getByRole("button", { name: "A button" });

async function pairPhone(screen: Page, browser: Browser): Promise<Page> {
  const baseURL = new URL(screen.url()).origin;
  const context = await browser.newContext({
    baseURL,
    viewport: portrait,
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await phone.goto("/remote");
  const code = screen.getByLabel(/^[A-Z2-9]( [A-Z2-9]){5}$/);
  await phone.getByLabel("Code from the screen").fill((await code.textContent()) ?? "");
  await phone.getByRole("button", { name: "Connect" }).click();
  await expect(phone.getByText(/^Marigold · /)).toBeVisible();
  return phone;
}

/** Two phones that are paired with a screen in Leo's Arcade. */
async function pairPhones(screen: Page, browser: Browser): Promise<[Page, Page]> {
  await screen.goto("/play-games/leos-arcade");
  await expect(hostOf(screen)).toHaveAttribute("data-ready", "true");
  await screen.getByRole("button", { name: "Phone remote" }).click();
  const sheet = screen.getByRole("dialog", { name: "Phone remote" });
  await expect(sheet.getByRole("timer")).toBeVisible();
  const one = await pairPhone(screen, browser);
  await expect(sheet.getByText(/^Marigold · /)).toHaveCount(1);
  const two = await pairPhone(screen, browser);
  await expect(sheet.getByText(/^Marigold · /)).toHaveCount(2);
  await screen.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  return [one, two];
}

/** Holds a finger on a control, at a share of its size. */
async function touch(
  phone: Page,
  control: Locator,
  { x, y, ms }: { x: number; y: number; ms: number },
): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error("the control isn't shown");
  const finger = await phone.context().newCDPSession(phone);
  const touchPoints = [{ x: box.x + box.width * x, y: box.y + box.height * y }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await phone.waitForTimeout(ms);
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}

const walkLeft = (phone: Page) =>
  touch(phone, padOf(phone).getByRole("button", { name: "Arrows" }), { x: 0.1, y: 0.5, ms: 3000 });
const pressA = (phone: Page) => touch(phone, aOf(phone), { x: 0.5, y: 0.5, ms: 150 });

test("two phones walk through the arcade, and each plays in its own turn", async ({
  page: screen,
  browser,
}) => {
  test.setTimeout(240_000);
  const [one, two] = await pairPhones(screen, browser);

  // One phone walks to the door and the other one opens it, both ways round.
  for (const [walker, opener] of [
    [one, two],
    [two, one],
  ] as const) {
    await hostOf(screen).getByRole("button", { name: "Enter the arcade" }).click();
    await expect(hostOf(screen)).toHaveAttribute("data-phase", "playing");
    for (const phone of [one, two]) await expect(padOf(phone)).toBeVisible();
    await walkLeft(walker);
    await pressA(opener);
    await expect(hostOf(screen)).toHaveAttribute("data-phase", "results");
    await expect(padOf(walker)).toBeHidden();
    await hostOf(screen).getByRole("button", { name: "Menu" }).click();
  }

  // While the game is paused, phones control the menu.
  await hostOf(screen).getByRole("button", { name: "Pass and play" }).click();
  await expect(padOf(one).getByText("Player 1")).toBeVisible();
  await screen.keyboard.press("Escape");
  await expect(padOf(one)).toBeHidden();
  await screen.getByRole("button", { name: "Keep playing" }).click();

  await expect(padOf(one).getByText("Player 1")).toBeVisible();
  await expect(padOf(two).getByText("Someone else’s turn")).toBeVisible();
  expect(await findAccessibilityIssues(one)).toEqual([]);
  await two.setViewportSize(landscape);
  // It isn't the second phone's turn, so its presses don't begin the round.
  for (let presses = 0; presses < 3; presses += 1) await pressA(two);
  await pressA(one);
  await expect(padOf(two).getByText("Player 2")).toBeVisible({ timeout: 60_000 });
  await expect(padOf(one).getByText("Someone else’s turn")).toBeVisible();
  expect(await findAccessibilityIssues(two)).toEqual([]);
  for (const phone of [one, two]) await phone.context().close();
});
