import { expect } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { createProfile } from "#world/family.ts";
import { openAccount, subscribe } from "#world/sign-up.ts";
import { test } from "#world/test-server.ts";

const theo = {
  name: "Theo Miller",
  displayName: "Theo",
  username: "theo",
  password: "little-lion",
};

test.use({
  ownServer: "join by code",
  hasDemo: false,
});

test("a person who joins by household code waits until a parent approves or rejects them", async ({
  page,
  browser,
  baseURL,
}) => {
  await openAccount(page);
  await subscribe(page, "family");
  await page.goto("/profile/family");
  await expect(page.getByText("Your code is off")).toBeVisible();
  await page.getByRole("button", { name: "Make new code" }).click();
  const code = await page.getByText(/^(?:\w{4}-){2}\w{4}$/).innerText();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const elsewhere = await context.newPage();
  await elsewhere.goto(`/family-login?code=${code}`);
  const panel = elsewhere.getByRole("region", { name: "Family profiles" });
  await createProfile(panel, theo);
  await expect(panel.getByRole("heading", { name: "Almost there, Theo" })).toBeFocused();
  const mo = { ...theo, displayName: "Mo", username: "mo", householdCode: code };
  const asked = await elsewhere.request.post("/api/family-profiles", { data: mo });
  expect(asked.status()).toBe(200);
  expect(await findAccessibilityIssues(elsewhere)).toEqual([]);

  const waiting = page.getByRole("list", { name: "Waiting for approval" });
  await expect(waiting.getByText("Mo wants to join")).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await waiting.getByRole("button", { name: "Decline Mo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  await expect(waiting.getByText("Mo wants to join")).toBeHidden();
  await waiting.getByRole("button", { name: "Approve Theo" }).click();
  await expect(waiting).toBeHidden();
  await elsewhere.waitForURL("/streaming");
  await expect(elsewhere.getByRole("button", { name: "Theo: profile menu" })).toBeVisible();
  await context.close();
});
