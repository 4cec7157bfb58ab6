import { expect } from "@playwright/test";
import { becomeSubscriber } from "#world/subscriber.ts";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { endPaidMonth } from "#world/end-paid-month.ts";
import { test } from "#world/test-server.ts";

test.use({
  hasDemo: false,
  ownServer: "past-due",
  // The server is down while the period ends; a card is declined.
  expectedPageError: /status of 402|ERR_CONNECTION/,
});

test("tells a household that its payment failed, and lets it replace the card", async ({
  page,
  server,
}) => {
  await becomeSubscriber(page);
  await page.goto("/profile/billing");
  const card = page.getByRole("region", { name: "Card" });
  const give = async (number: string, verb: string) => {
    await card.getByLabel("Card number").fill(number);
    await card.getByLabel("Good until").pressSequentially("1234");
    await card.getByLabel("Security code").fill("123");
    await card.getByLabel("Name on the card").fill("Ada Gold");
    await card.getByRole("button", { name: verb }).click();
  };
  await card.getByRole("button", { name: "Replace card" }).click();
  await expect(card.getByLabel("Card number")).toBeFocused();
  await give("4000 0000 0000 0341", "Use this card");
  await expect(card.getByText("Visa ending in 0341")).toBeVisible();
  await page.goto("about:blank");

  await endPaidMonth(server);
  await page.goto("/pricing");
  const banner = page.getByRole("status").filter({ hasText: "Your last payment failed" });
  await expect(async () => {
    await page.reload();
    await expect(banner).toContainText("You can watch until", { timeout: 3000 });
  }).toPass();
  await expect(banner).toBeInViewport();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await banner.getByRole("link", { name: "Update card" }).click();

  await expect(page.getByText("Payment failed", { exact: true })).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await card.getByRole("button", { name: "Replace card" }).click();
  await give("4000 0000 0000 0002", "Pay with this card");
  await expect(card.getByRole("alert")).toContainText("declined");
  await card.getByLabel("Good until").fill("");
  await give("4242 4242 4242 4242", "Pay with this card");
  await expect(page.getByText(/^Renews on/)).toBeVisible();
  await expect(card.getByText("Visa ending in 4242")).toBeVisible();
  await expect(card.getByRole("button", { name: "Replace card" })).toBeFocused();
  await page.goto("/pricing");
  await expect(page.getByText("Your plan", { exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
