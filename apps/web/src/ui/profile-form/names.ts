import type { AgeGroup, Role } from "@goldmane/contracts/family/limits";

const roleNames: Readonly<Record<Role, string>> = {
  parent: "Parent",
  child: "Child",
  teen: "Teen",
  adult: "Adult",
};

export function nameOfRole(role: Role): string {
  return roleNames[role];
}

export function nameOfAgeGroup(ageGroup: AgeGroup): string {
  return roleNames[ageGroup];
}
