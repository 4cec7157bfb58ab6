import { demoSignIn } from "@goldmane/contracts/account/limits";
import { presetHouseholdCode } from "@goldmane/contracts/family/limits";
import { defaultPlan } from "@goldmane/contracts/subscription/plans";
import { createDemoAccount } from "#features/account/service.ts";
import { createDemoHousehold, readHouseholdName } from "#features/family/service.ts";
import { saveSubscription } from "#features/subscription/service.ts";
import type { App } from "#platform/app.ts";
import { demoHouseholdId } from "#platform/identity/demo.ts";
import { hashPassword } from "#platform/identity/passwords.ts";

/** Creates the demo household if it is missing. Safe for concurrent nodes. */
export async function seedDemo(app: Pick<App, "db" | "now" | "config">): Promise<void> {
  if ((await readHouseholdName(app, demoHouseholdId)) !== null) return;
  const passwordHash = await hashPassword(demoSignIn.password);
  await app.db.transaction().execute(async (db) => {
    const context = { ...app, db };
    // Other nodes wait here for the first one, and then find the account.
    const accountId = await createDemoAccount(context, passwordHash);
    if (accountId === null) return;
    await createDemoHousehold(context, { accountId, passwordHash });
    await saveSubscription(context, demoHouseholdId, {
      plan: defaultPlan.id,
      state: "active",
      periodStartAt: app.now(),
      periodEndAt: null,
      cancelAtPeriodEnd: false,
    });
  });
}

/** The demo's credentials, for the start-up message. */
export function describeDemo(): string {
  const { email, username, password } = demoSignIn;
  return `The demo: ${email} or ${username}, password ${password}, household code ${presetHouseholdCode}`;
}
