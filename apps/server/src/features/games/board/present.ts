import { avatarUrl } from "@goldmane/contracts/family/rules";
import type { BoardEntry } from "@goldmane/contracts/games/schema";
import type { ViewerProfile } from "#platform/app.ts";
import type { BestRow } from "./store.ts";

type Facts = {
  player: ViewerProfile;
  isOwn: boolean;
  isFriend: boolean;
  /** Of the current rules. */
  version: number;
};

export function presentEntry(
  run: BestRow & { rank: number },
  { player, isOwn, isFriend, version }: Facts,
): BoardEntry {
  return {
    runId: run.id,
    rank: run.rank,
    displayName: player.displayName,
    avatarUrl: avatarUrl(player.avatar),
    isOwn,
    isFriend,
    score: run.score,
    stars: run.stars,
    finishedAt: run.finished_at,
    canWatch: run.hasLog && run.version === version,
  };
}
