import { playableGames } from "@goldmane/games/registry";
import type { GameId } from "@goldmane/contracts/games/limits";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { recentGamesQuery } from "#features/games/queries.ts";
import { nearbyQuery, racesQuery } from "#features/games/race/race-queries.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ZoneBoards } from "./boards/zone-boards.tsx";
import { GameCard } from "./cards/game-card.tsx";
import cards from "./cards/game-cards.module.css";
import styles from "./gaming-zone.module.css";
import { usePreviews } from "./preview/use-previews.ts";
import { DailyChallenges } from "./today/daily-challenges.tsx";
import { WaitingRaces } from "./waiting-races.tsx";

/** Every game, the profile's latest first; the day's challenges; best scores. */
export function GamingZone() {
  useDocumentTitle(say`Gaming Zone`);
  const profileId = useProfileId();
  const hasProfile = Boolean(profileId);
  const { data: recent, isLoading } = useQuery({ ...recentGamesQuery, enabled: hasProfile });
  const races = useQuery({ ...racesQuery, enabled: hasProfile });
  const nearby = useQuery({ ...nearbyQuery, enabled: hasProfile });
  // The page would move otherwise: races are at its top, and games change places.
  const isReady = profileId !== undefined && !isLoading && !races.isLoading && !nearby.isLoading;
  return (
    <div className={styles.zone}>
      <header className={styles.head}>
        <h1>{say`Gaming Zone`}</h1>
        <p>{say`Small games with the stars of our films.`}</p>
      </header>
      {isReady && (
        <>
          {hasProfile && <WaitingRaces />}
          <Games played={(recent ?? []).map(({ game }) => game)} />
          <DailyChallenges hasProfile={hasProfile} />
          {hasProfile && (
            <ZoneBoards first={recent?.[0]?.game ?? playableGames[0] ?? "leos-arcade"} />
          )}
        </>
      )}
    </div>
  );
}

function Games({ played }: { played: readonly GameId[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { playing, point } = usePreviews(list);
  const order = playableGames.toSorted((a, b) => rank(played, a) - rank(played, b));
  return (
    <ul className={cards.games} ref={list}>
      {order.map((game, at) => (
        <li key={game} className={cards.item}>
          <GameCard
            game={game}
            isPlaying={playing === game}
            isPlayed={played.includes(game)}
            isFirst={at === 0}
            onPoint={point}
          />
        </li>
      ))}
    </ul>
  );
}

function rank(played: readonly GameId[], game: GameId): number {
  const at = played.indexOf(game);
  return at < 0 ? played.length : at;
}
