import { pictureUrl } from "@goldmane/contracts/family/rules";
import type { FamilyProfile, Household } from "@goldmane/contracts/family/schema";
import { toLanguage } from "@goldmane/contracts/languages";
import type { HouseholdRow, ProfileRow } from "./store.ts";

export function presentHousehold({ id, name, max_profiles }: HouseholdRow): Household {
  return { id, name, maxProfiles: max_profiles };
}

export function presentProfile(profile: ProfileRow): FamilyProfile {
  return {
    id: profile.id,
    name: profile.name,
    displayName: profile.display_name,
    username: profile.username,
    role: profile.role,
    ageGroup: profile.age_group,
    avatarUrl: pictureUrl(profile.avatar),
    hasPin: profile.pin_hash !== null,
    hasSeat: profile.has_seat === 1,
    status: profile.status === "waiting" ? "waiting" : "active",
    highestRating: profile.highest_rating,
    language: toLanguage(profile.language),
  };
}
