import { demoSignIn } from "@goldmane/contracts/account/limits";
import {
  defaultMaxProfiles,
  presetHouseholdCode,
  ratingOfRole,
} from "@goldmane/contracts/family/limits";
import { toCodeKey, toEmailKey, toNameKey, toUsernameKey } from "@goldmane/contracts/family/rules";
import { defaultPlan } from "@goldmane/contracts/subscription/plans";
import type { Db } from "#platform/db/client.ts";
import { hashCode } from "./household-codes.ts";
import { hashPassword } from "./passwords.ts";

/** The demo household, the same in every installation. */
export const demoHouseholdId = "01900000-0000-7000-8000-00000000d0e0";
/** In place of the id of a session: the demo's visitor has none before a first change. */
export const demoVisitorId = "demo-visitor";
export const demoParentId = "01900000-0000-7000-8000-00000000d0e1";
const demoHouseholdName = "The Gold Family";
const demoAccountId = "01900000-0000-7000-8000-00000000d0e2";

/** Creates the demo household if it is missing. Safe for concurrent nodes. */
export async function seedDemo(db: Db, facts: { now: number; pepper: string }): Promise<void> {
  const { now, pepper } = facts;
  const known = await db
    .selectFrom("household")
    .select("id")
    .where("id", "=", demoHouseholdId)
    .executeTakeFirst();
  if (known) return;
  const passwordHash = await hashPassword(demoSignIn.password);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("account")
      .values({
        id: demoAccountId,
        email: demoSignIn.email,
        email_key: toEmailKey(demoSignIn.email),
        password_hash: passwordHash,
        is_verified: 1,
        created_at: now,
      })
      // On any key: another node's account can conflict by address or by id.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto("household")
      .values({
        id: demoHouseholdId,
        name: demoHouseholdName,
        name_key: toNameKey(demoHouseholdName),
        account_id: demoAccountId,
        code_hash: hashCode(toCodeKey(presetHouseholdCode), pepper),
        max_profiles: defaultMaxProfiles,
        is_demo: 1,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await transaction
      .insertInto("profile")
      .values({
        id: demoParentId,
        household_id: demoHouseholdId,
        name: "Marigold Gold",
        display_name: "Marigold",
        username: demoSignIn.username,
        username_key: toUsernameKey(demoSignIn.username),
        password_hash: passwordHash,
        pin_hash: null,
        role: "parent",
        age_group: "adult",
        highest_rating: ratingOfRole.parent,
        avatar: "lion",
        has_seat: 1,
        status: "active",
        created_at: now,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await transaction
      .insertInto("subscription")
      .values({
        household_id: demoHouseholdId,
        plan: defaultPlan.id,
        state: "active",
        period_start_at: now,
        period_end_at: null,
        cancel_at_period_end: 0,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column("household_id").doNothing())
      .execute();
  });
}

/** The demo's credentials, for the start-up message. */
export function describeDemo(): string {
  const { email, username, password } = demoSignIn;
  return `The demo: ${email} or ${username}, password ${password}, household code ${presetHouseholdCode}`;
}
