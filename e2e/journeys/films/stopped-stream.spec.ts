import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { openFilm } from "#world/player.ts";
import { becomeSubscriber } from "#world/subscriber.ts";
import { test } from "#world/test-server.ts";

test.use({
  hasDemo: false,
  ownServer: "stopped-stream",
  // The browser logs what the server rejects: a used stream slot, and a stopped stream.
  expectedPageError: /status of 40[39]/,
});

const film = "captain-minnow";

async function untilPlaying(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0.2);
}

test("keeps a film stopped from another device until the viewer resumes it", async ({
  page,
  browser,
  server,
}) => {
  // Films play in three browsers at once.
  test.slow();
  const account = await becomeSubscriber(page);
  const others = await Promise.all(
    ["laptop", "phone"].map(async () => {
      const device = await browser.newPage({ baseURL: server.url });
      await account.enter(device);
      return device;
    }),
  );
  const [laptop, phone] = others;
  if (!laptop || !phone) throw new Error("Two other devices are expected.");
  // One after the other, since the list is sorted by start.
  await openFilm(page, film);
  await untilPlaying(page);
  await openFilm(laptop, film);
  await untilPlaying(laptop);

  await openFilm(phone, film);
  await expect(phone.getByRole("heading", { name: "Too many screens" })).toBeVisible();
  await expect(phone.getByRole("button", { name: /^Stop and watch here/ })).toHaveCount(2);
  await expect(phone.getByRole("button", { name: "Try again" })).toBeFocused();
  expect(await findAccessibilityIssues(phone)).toEqual([]);

  await phone.goto("/profile/billing");
  // The oldest stream is the first in the list.
  await phone
    .getByRole("button", { name: /^Stop: / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Stopped from another device" })).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
  const goOn = page.getByRole("button", { name: "Keep watching" });
  await expect(goOn).toBeFocused();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await page.keyboard.press("Enter");
  await untilPlaying(page);
  await Promise.all(others.map((device) => device.close()));
});
