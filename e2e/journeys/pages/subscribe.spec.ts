import { expect } from "@playwright/test";
import { openAccount, payWithCard } from "#world/checkout.ts";
import { test } from "#world/test-server.ts";

test.use({
  hasDemo: false,
  ownServer: "subscribe",
  // The browser logs the rejected request of the declined card.
  expectedPageError: /status of 402/,
});

test("lets a household subscribe, open its invoice, cancel and resume", async ({ page }) => {
  await page.goto("/pricing");
  await expect(page.getByText("$14.99 for 2 users")).toBeVisible();
  await page.getByRole("link", { name: "Choose Gold Duo" }).click();

  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByText("Enter your name.")).toBeVisible();
  await openAccount(page);

  await payWithCard(page, "4000 0000 0000 9995");
  await expect(page.getByRole("alert")).toContainText("does not have enough money");
  await payWithCard(page, "4000 0000 0000 0127");
  await expect(page.getByLabel("Security code")).toHaveAttribute("aria-invalid", "true");
  await payWithCard(page, "4242 4242 4242 4242");
  await expect(page.getByRole("heading", { name: "You’re all set" })).toBeVisible();

  await page.getByRole("link", { name: "View plan and invoice" }).click();
  const invoiceOpens = page.context().waitForEvent("page");
  await page.getByRole("link", { name: /Gold Duo, one month/ }).click();
  const invoice = await invoiceOpens;
  await expect(invoice.getByText("Visa ending in 4242")).toBeVisible();
  await expect(invoice.getByText("The Golds")).toBeVisible();
  await invoice.close();

  await page.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel plan" }).click();
  await expect(page.getByText("Ends soon")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Resume Gold Duo" }).click();
  await expect(page.getByText(/^Renews on/)).toBeVisible();

  await page.goto("/watch/captain-minnow");
  await expect(page.locator("video")).toBeVisible();
});

test("visitors are asked to sign in at billing, and can choose a plan at the checkout", async ({
  page,
}) => {
  await page.goto("/profile/billing");
  await expect(page.getByRole("heading", { name: "You’re not signed in" })).toBeVisible();
  await page.goto("/checkout?plan=pride");
  await expect(page.getByText("$34.99 for 10 users")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
});
