import type { GameId } from "@goldmane/contracts/games/limits";
import { useQuery } from "@tanstack/react-query";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { boardQuery } from "#features/games/queries.ts";
import { savedProgressQuery } from "./saved-progress.ts";

/** The board that tells how far someone came in a game without saves. */
const endless = { "leos-arcade": "medley", "kyles-dash": "endless" } as const;

/** How far the profile is in a game that it has played: its level, realm or best score. */
export function ProgressLine({ game }: { game: GameId }) {
  return game === "leos-arcade" || game === "kyles-dash" ? (
    <BestScore game={game} />
  ) : (
    <SavedProgress game={game} />
  );
}

function BestScore({ game }: { game: keyof typeof endless }) {
  const wanted = { game, mode: endless[game], period: "all", scope: "household" } as const;
  const { data: board } = useQuery(boardQuery(wanted));
  const own = board?.entries.find(({ isOwn }) => isOwn);
  return own ? <>{say`Your best: ${formatNumber(own.score)}`}</> : null;
}

function SavedProgress({ game }: { game: "slime-adventure" | "adventure-quest" }) {
  const profileId = useProfileId() ?? null;
  const { data: line } = useQuery(savedProgressQuery(game, profileId));
  return line ?? null;
}
