import { expect } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { expectNote } from "#world/family.ts";
import { mia, openAccount } from "#world/sign-up.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "devices", hasDemo: false });

test("a parent names a device and signs it out", async ({ page, browser }) => {
  await openAccount(page);
  const tv = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    userAgent: "Mozilla/5.0 (SMART-TV; Tizen 8.0) Chrome/120.0 Safari/537.36",
  });
  const { email, password } = mia;
  const signedIn = await tv.request.post("/api/account/sign-in", { data: { email, password } });
  expect(signedIn.status()).toBe(200);

  await page.goto("/devices");
  const devices = page.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText("This device");
  await page.getByRole("button", { name: "Rename Chrome on a TV" }).click();
  await expect(page.getByLabel("Device name")).toBeFocused();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.keyboard.type("Living room");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Rename Living room" })).toBeFocused();
  await page.reload();
  await expect(devices.last()).toContainText("Living room");

  const performance = page.getByRole("region", { name: "Performance on this device" });
  await performance.getByText("Details").click();
  await expect(performance.getByText("First paint")).toBeVisible();
  await expect(performance.getByText("–", { exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "Sign out Living room" }).click();
  await expectNote(page, "Signed out", "Living room");
  await expect(devices).toHaveCount(1);
  const session = await (await tv.request.get("/api/session")).json();
  expect(session.household).toBeNull();
  await tv.close();
});
