import { demoSignIn } from "@goldmane/contracts/account/limits";
import {
  defaultMaxProfiles,
  presetHouseholdCode,
  ratingOfRole,
} from "@goldmane/contracts/family/limits";
import { toCodeKey, toUsernameKey } from "@goldmane/contracts/family/rules";
import type { App } from "#platform/app.ts";
import { demoHouseholdId, demoParentId } from "#platform/identity/demo.ts";
import { hashCode } from "#platform/identity/household-codes.ts";
import { insertHousehold, insertProfile } from "./store.ts";

/** Creates the demo household with its parent, in the caller's transaction. */
export async function createDemoHousehold(
  { db, now, config }: Pick<App, "db" | "now" | "config">,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
): Promise<void> {
  const created_at = now();
  await insertHousehold(db, {
    id: demoHouseholdId,
    name: "The Gold Family",
    account_id: accountId,
    code_hash: hashCode(toCodeKey(presetHouseholdCode), config.sessionSecret),
    max_profiles: defaultMaxProfiles,
    is_demo: 1,
    created_at,
  });
  await insertProfile(db, {
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
    created_at,
  });
}
