import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import type { Invitee } from "@goldmane/contracts/friends/schema";

/** The only profile fields another household can see. */
export function presentPerson({ displayName, avatarUrl }: FamilyProfile) {
  return { displayName, avatarUrl };
}

export function presentInvitee(profile: FamilyProfile, household: string | null): Invitee {
  return { profileId: profile.id, ...presentPerson(profile), household };
}
