import { type Browser, type BrowserContext, expect } from "@playwright/test";
import { mia } from "#world/sign-up.ts";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Creates a household with an account and no plan. Returns its browser's cookies. */
export async function createHouseholdWithoutPlan(
  browser: Browser,
  baseURL: string,
): Promise<Cookies> {
  const context = await browser.newContext({ baseURL });
  const answer = await context.request.post("/api/account", { data: mia });
  expect(answer.status(), await answer.text()).toBe(200);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/**
 * Blanks the windows' pages and gives the windows another household's cookies. Returns a function
 * that restores their own.
 */
export async function useCookies(contexts: readonly BrowserContext[], cookies: Cookies) {
  const own = await Promise.all(contexts.map((context) => context.cookies()));
  const become = async (context: BrowserContext, next: Cookies) => {
    await Promise.all(context.pages().map((page) => page.goto("about:blank")));
    await context.clearCookies();
    await context.addCookies(next);
  };
  await Promise.all(contexts.map((context) => become(context, cookies)));
  return () => Promise.all(contexts.map((context, at) => become(context, own[at] ?? [])));
}
