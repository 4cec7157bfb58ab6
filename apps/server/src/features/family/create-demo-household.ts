import {
  type AgeGroup,
  type Avatar,
  defaultMaxProfiles,
  presetHouseholdCode,
  type Role,
} from "@goldmane/contracts/family/limits";
import { toCodeKey, toUsernameKey } from "@goldmane/contracts/family/rules";
import type { Rating } from "@goldmane/contracts/library/limits";
import type { App } from "#platform/app.ts";
import { demoHouseholdId } from "#platform/identity/demo.ts";
import { hashCode } from "#platform/identity/household-codes.ts";
import { insertHousehold, insertProfile } from "./store.ts";

type DemoProfile = {
  id: string;
  displayName: string;
  username: string;
  role: Role;
  ageGroup: AgeGroup;
  avatar: Avatar;
  highestRating: Rating;
};

/** Creates the demo household with its profiles, in the caller's transaction. */
export async function createDemoHousehold(
  { db, now, config }: Pick<App, "db" | "now" | "config">,
  facts: {
    accountId: string;
    passwordHash: string;
    timeZone: string;
    members: readonly DemoProfile[];
  },
): Promise<void> {
  const created_at = now();
  await insertHousehold(db, {
    id: demoHouseholdId,
    name: "The Gold Family",
    account_id: facts.accountId,
    code_hash: hashCode(toCodeKey(presetHouseholdCode), config.sessionSecret),
    max_profiles: defaultMaxProfiles,
    is_demo: 1,
    time_zone: facts.timeZone,
    created_at,
  });
  for (const [place, member] of facts.members.entries()) {
    const insert = (username: string) =>
      insertProfile(db, {
        id: member.id,
        household_id: demoHouseholdId,
        name: `${member.displayName} Gold`,
        display_name: member.displayName,
        username,
        username_key: toUsernameKey(username),
        password_hash: facts.passwordHash,
        pin_hash: null,
        role: member.role,
        age_group: member.ageGroup,
        highest_rating: member.highestRating,
        avatar: member.avatar,
        has_seat: 1,
        status: "active",
        // Profiles are listed by age.
        created_at: created_at + place,
      });
    // Usernames are unique on a server, and another household may have this one.
    if (!(await insert(member.username))) await insert(`${member.username}-${member.id.slice(-4)}`);
  }
}
