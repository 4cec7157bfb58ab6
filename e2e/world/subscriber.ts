import { expect, type Page } from "@playwright/test";

const secret = { email: "ada@example.org", password: "correct horse battery" };

/**
 * Creates an account in this browser, pays for its plan, and returns how others can sign in to it.
 */
export async function becomeSubscriber(page: Page) {
  await page.goto("/pricing");
  await send(page, "/api/account", { ...secret, name: "Ada", householdName: "The Golds" });
  const card = { number: "4242424242424242", expMonth: 12, expYear: 2034, cvc: "123", name: "Ada" };
  await send(page, "/api/billing/subscribe", { plan: "duo", key: crypto.randomUUID(), card });
  return { enter: (device: Page) => send(device, "/api/account/sign-in", secret) };
}

async function send(page: Page, url: string, data: object): Promise<void> {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.post(url, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}
