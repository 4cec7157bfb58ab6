import { type GameId, gameNames } from "@goldmane/contracts/games/limits";
import { playableGames } from "@goldmane/games/registry";
import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { Link } from "wouter";
import { recentGamesQuery } from "#features/games/queries.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say, sayText } from "#platform/words/say.ts";
import { GamePreview } from "./game-preview.tsx";
import { WaitingRaces } from "./waiting-races.tsx";
import styles from "./gaming-zone.module.css";

/** Colors behind a game's picture. */
const colors: Record<GameId, readonly [string, string]> = {
  "leos-arcade": ["#ff8a3c", "#7a3cff"],
  "adventure-quest": ["#4fa05a", "#1f4a7a"],
  "slime-adventure": ["#4fd08a", "#123a3f"],
  "kyles-dash": ["#5fb8ff", "#ff8a3c"],
};

/** The games that can be played. */
export function GamingZone() {
  useDocumentTitle(say`Gaming Zone`);
  const profileId = useProfileId();
  const { data: recent = [] } = useQuery({ ...recentGamesQuery, enabled: Boolean(profileId) });
  const played = recent.map(({ game }) => game);
  const order = playableGames.toSorted((a, b) => rank(played, a) - rank(played, b));
  return (
    <div className={styles.zone}>
      <header className={styles.head}>
        <h1>{say`Gaming Zone`}</h1>
        <p>{say`Small games with the stars of our films.`}</p>
      </header>
      {profileId && <WaitingRaces />}
      <ul className={styles.games}>
        {order.map((game) => (
          <li key={game}>
            <Link
              href={routes.game(game)}
              className={styles.card}
              style={{ "--from": colors[game][0], "--to": colors[game][1] } as CSSProperties}
            >
              <span className={styles.picture}>
                <GamePreview game={game} />
              </span>
              <span className={styles.text}>
                <b className={styles.name}>{sayText(gameNames[game])}</b>
                <span>{describe(game)}</span>
                <span className={styles.play}>
                  {played.includes(game) ? say`Continue` : say`Play game`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function rank(played: readonly GameId[], game: GameId): number {
  const at = played.indexOf(game);
  return at < 0 ? played.length : at;
}

function describe(game: GameId): string {
  if (game === "kyles-dash") return say`Jump, slide and run as far as you can.`;
  if (game === "slime-adventure") return say`Stretch and split through thirty levels.`;
  if (game === "adventure-quest") return say`Six realms, six bosses, one small hero.`;
  return say`Quick games that get faster and faster.`;
}
