import { expect } from "vitest";
import type { PlanId } from "@goldmane/contracts/subscription/plans";
import type { SubscriptionState } from "@goldmane/contracts/subscription/rules";
import type { App } from "#platform/app.ts";
import type { TestBrowser, TestServer } from "./open-test-server.ts";

type Browse = TestBrowser;

export type Home = {
  email: string;
  password: string;
  householdId: string;
  /** The first parent, signed in with the account's password just now. */
  parentId: string;
  browser: Browse;
};

let homes = 0;

/** A household with an account, its first parent and an active plan, on a server without the demo. */
export async function openHome(server: TestServer, plan: PlanId | null = "family"): Promise<Home> {
  homes += 1;
  const email = `parent${homes}@example.org`;
  const password = "correct horse battery";
  const browser = server.openBrowser();
  const payload = { email, password, householdName: `House ${homes}`, name: `Parent ${homes}` };
  // A new address for each, so that sign-ups aren't rate limited.
  const remoteAddress = `127.0.0.${(homes % 250) + 1}`;
  const answer = await browser({ method: "POST", url: "/api/account", payload, remoteAddress });
  expect(answer.statusCode, answer.body).toBe(200);
  const { household, profile } = answer.json();
  if (plan) await subscribe(server, household.id, plan);
  return { email, password, householdId: household.id, parentId: profile.id, browser };
}

export async function subscribe(
  { app }: { app: Pick<App, "db" | "now"> },
  householdId: string,
  plan: PlanId,
  state: SubscriptionState = "active",
): Promise<void> {
  const subscription = { plan, state, period_end_at: app.now() + 30 * 86_400_000 };
  await app.db
    .insertInto("subscription")
    .values({
      household_id: householdId,
      ...subscription,
      period_start_at: app.now(),
      cancel_at_period_end: 0,
      updated_at: app.now(),
    })
    .onConflict((conflict) => conflict.column("household_id").doUpdateSet(subscription))
    .execute();
}

let profiles = 0;

/** Adds a profile with its own username and password, as the parent. */
export async function addProfile(
  { browser }: { browser: TestServer["inject"] },
  facts: { role?: string; ageGroup?: string; displayName?: string } = {},
): Promise<{ id: string; username: string; password: string }> {
  profiles += 1;
  const secret = { username: `member${profiles}`, password: `secret of ${profiles}` };
  const names = { name: `Member ${profiles}`, displayName: `Member ${profiles}` };
  const payload = { ...names, ...secret, ...facts };
  const answer = await browser({ method: "POST", url: "/api/family-profiles", payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return { id: answer.json().id, ...secret };
}

/** A new browser that is signed in with a username and password. */
export async function signInAs(
  server: TestServer,
  { username, password }: { username: string; password: string },
): Promise<Browse> {
  const browser = server.openBrowser();
  const payload = { username, password };
  const answer = await browser({ method: "POST", url: "/api/family-profiles/login", payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return browser;
}
