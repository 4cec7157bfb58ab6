import type { AgeGroup, Role } from "@goldmane/contracts/family/limits";
import { say } from "#platform/words/say.ts";

const roleNames = (): Readonly<Record<Role, string>> => ({
  parent: say`Parent`,
  child: say`Child`,
  teen: say`Teen`,
  adult: say`Adult`,
});

export function nameOfRole(role: Role): string {
  return roleNames()[role];
}

export function nameOfAgeGroup(ageGroup: AgeGroup): string {
  return roleNames()[ageGroup];
}
