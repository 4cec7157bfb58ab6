import { type AgeGroup, avatars, type Role } from "@goldmane/contracts/family/limits";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { say } from "#platform/words/say.ts";

/** The kinds of profiles that the wizard adds. */
export const memberKinds = ["child", "teen", "adult", "parent"] as const;
export type MemberKind = (typeof memberKinds)[number];

export function nameOfKind(kind: MemberKind): string {
  const names: Record<MemberKind, string> = {
    child: say`Child`,
    teen: say`Teen`,
    adult: say`Adult`,
    parent: say`Parent`,
  };
  return names[kind];
}

/** What a profile of this kind may watch. */
export function describeKind(kind: MemberKind): string {
  const texts: Record<MemberKind, string> = {
    child: say`Sees movies rated G. You can change that any time.`,
    teen: say`Sees movies up to PG-13. You can change that any time.`,
    adult: say`Sees everything, and can’t manage the family.`,
    parent: say`Sees everything, and manages the family like you.`,
  };
  return texts[kind];
}

export function rolesOf(kind: MemberKind): { role: Role; ageGroup: AgeGroup } {
  return { role: kind, ageGroup: kind === "parent" ? "adult" : kind };
}

/** A picture that nobody in the family has yet. */
export function pickAvatar(family: readonly Pick<FamilyProfile, "avatarUrl">[]): string {
  const taken = new Set(family.map((one) => one.avatarUrl.split("?", 1)[0]));
  const free = avatars.map(avatarUrl).find((url) => !taken.has(url));
  return free ?? avatarUrl(avatars[family.length % avatars.length] ?? avatars[0]);
}
