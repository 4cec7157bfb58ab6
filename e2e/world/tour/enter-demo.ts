import { type BrowserContext, expect, type Page } from "@playwright/test";

/** The demo household's password, which is public. */
const password = "golden-lion";
const headers = { "sec-fetch-site": "same-origin" };

/** Enters the demo's password in each window, for pages that ask for it. */
export async function givePassword(contexts: readonly BrowserContext[]): Promise<void> {
  for (const { request } of contexts) {
    const answer = await request.post("/api/account/confirm", { data: { password }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/** Enters the demo household as its parent, and returns the ids that URLs contain. */
export async function enterDemo(page: Page): Promise<Record<string, string>> {
  await page.goto("/achievements");
  await givePassword([page.context()]);
  const { request } = page;
  const family: { id: string; username: string }[] = await (
    await request.get("/api/family-profiles")
  ).json();
  const households = await (await request.get("/api/admin/households")).json();
  const child = family.find(({ username }) => username === "pip");
  return { child: String(child?.id), household: String(households.items[0].id) };
}
