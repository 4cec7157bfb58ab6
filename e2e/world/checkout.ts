import type { Page } from "@playwright/test";

/** Enters a card at the checkout, and pays. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Good until").fill("");
  await page.getByLabel("Good until").pressSequentially("1234");
  await page.getByLabel("Security code").fill("123");
  await page.getByLabel("Name on the card").fill("Ada Gold");
  await page.getByRole("button", { name: "Pay $14.99" }).click();
}

export const subscriber = { email: "ada@example.org", password: "correct horse battery" };

/** Creates an account at the checkout. */
export async function openAccount(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("Household name").fill("The Golds");
  await page.getByLabel("Email").fill(subscriber.email);
  await page.getByLabel("Password", { exact: true }).fill(subscriber.password);
  await page.getByRole("button", { name: "Continue to payment" }).click();
}

/** Switches to the other plan, once today's charge is shown. */
export async function changeToFamily(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Change to Gold Family" }).click();
  const change = page.getByRole("dialog");
  await change.getByText("Unused time on Gold Duo").waitFor();
  await change.getByRole("button", { name: /^Pay \$\d+\.\d\d and change$/ }).click();
  await page.getByText("$24.99 for 5 users").waitFor();
}
