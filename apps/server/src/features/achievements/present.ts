import type { Badge } from "@goldmane/contracts/achievements/limits";
import type { Achievement } from "@goldmane/contracts/achievements/schema";

export function presentAchievement(
  { id, name, how, need }: Badge,
  { earnedAt, have }: Pick<Achievement, "earnedAt" | "have">,
): Achievement {
  return { id, name, how, earnedAt, have, need };
}
