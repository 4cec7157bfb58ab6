import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import type { Companion } from "@goldmane/contracts/friends/schema";

/** All that another household learns of somebody. */
export function presentFace({ displayName, avatarUrl }: FamilyProfile) {
  return { displayName, avatarUrl };
}

export function presentCompanion(profile: FamilyProfile, household: string | null): Companion {
  return { profileId: profile.id, ...presentFace(profile), household };
}
