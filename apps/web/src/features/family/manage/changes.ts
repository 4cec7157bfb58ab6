import type { FamilyProfile, ProfileChanges } from "@goldmane/contracts/family/schema";

const fields = ["name", "displayName", "username", "role", "ageGroup", "avatarUrl"] as const;

type Draft = Pick<FamilyProfile, (typeof fields)[number]> & { password: string };

export function toDraft(profile: FamilyProfile): Draft {
  const { name, displayName, username, role, ageGroup, avatarUrl } = profile;
  return { name, displayName, username, role, ageGroup, avatarUrl, password: "" };
}

/** The changed fields; null if there are none. An empty password means no change. */
export function findChanges(before: FamilyProfile, draft: Draft): ProfileChanges | null {
  const changed = fields.filter((field) => draft[field] !== before[field]);
  const changes: ProfileChanges = Object.fromEntries(changed.map((field) => [field, draft[field]]));
  if (draft.password !== "") changes.password = draft.password;
  return Object.keys(changes).length > 0 ? changes : null;
}
