import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

export const mia = {
  email: "mia@example.org",
  password: "correct horse battery",
  householdName: "The Millers",
  name: "Mia",
};

/** Creates Mia's account and leaves the page signed in to it. */
export async function openAccount(page: Page): Promise<void> {
  await page.goto("/family-login");
  const answer = await page.request.post("/api/account", { data: mia });
  expect(answer.status()).toBe(200);
}

/** Pays for a plan of the household that is signed in. */
export async function subscribe(page: Page, plan: "duo" | "family"): Promise<void> {
  const card = { number: "4242424242424242", expMonth: 12, expYear: 2034, cvc: "123", name: "Mia" };
  const data = { plan, key: randomUUID(), card };
  const answer = await page.request.post("/api/billing/subscribe", { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Submits the sign-in form with e-mail and password. The caller checks the result. */
export async function signInByEmail(page: Page, { email, password } = mia): Promise<void> {
  await page.goto("/family-login");
  const form = page.getByRole("form", { name: "Sign in with e-mail" });
  await form.getByLabel("Email").fill(email);
  await form.getByRole("textbox", { name: "Password" }).fill(password);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
}
