import { avatarUrl } from "@goldmane/contracts/family/rules";
import type { SharedLevel } from "@goldmane/contracts/games/levels";
import type { ProfileViewer, ViewerProfile } from "#platform/app.ts";
import type { LevelRow } from "./store.ts";

export function presentLevel(
  row: LevelRow,
  { author, viewer }: { author: ViewerProfile; viewer: ProfileViewer },
): SharedLevel {
  return {
    id: row.id,
    level: row.level,
    author: { displayName: author.displayName, avatarUrl: avatarUrl(author.avatar) },
    isOwn: author.id === viewer.profile.id,
    isFriend: row.household_id !== viewer.householdId,
    isWaiting: row.status === "waiting",
    isRefused: row.status === "refused",
    createdAt: row.created_at,
  };
}
