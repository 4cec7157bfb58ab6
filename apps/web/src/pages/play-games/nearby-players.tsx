import type { ListedRace } from "@goldmane/contracts/games/races/schema";
import { raceGames } from "@goldmane/games/race/registry";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { nearbyQuery, useOpenRace } from "#features/games/race/race-queries.ts";
import { routes } from "#platform/routes.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./waiting-races.module.css";

/** The family and friends who are online now, each with an invitation to a race. */
export function NearbyPlayers({ ownRace }: { ownRace: ListedRace | undefined }) {
  const { data: players = [] } = useQuery(nearbyQuery);
  const open = useOpenRace();
  const [, navigate] = useLocation();
  const [game] = raceGames;
  if (players.length === 0 || !game) return null;
  const invite = (profileId: string) =>
    open.mutate({ game, invited: [profileId] }, { onSuccess: () => navigate(routes.game(game)) });
  return (
    <section className={styles.nearby} aria-labelledby="nearby-players">
      <h2 id="nearby-players" className={styles.count}>
        <span className={styles.dot} aria-hidden="true" />
        {sayPlural(players.length, { one: "# player nearby", other: "# players nearby" })}
      </h2>
      <ul className={styles.players}>
        {players.map(({ profileId, displayName, avatarUrl, isFamily }) => (
          <li key={profileId} className={styles.player}>
            <Avatar url={avatarUrl} size={48} />
            <span className={styles.name}>
              <b>{displayName}</b>
              {!isFamily && <small>{say`Friend`}</small>}
            </span>
            {ownRace ? (
              <ButtonLink variant="glass" href={routes.game(ownRace.game)}>
                {say`Your race`}
              </ButtonLink>
            ) : (
              <Button
                variant="gold"
                aria-label={say`Race ${displayName}`}
                disabled={open.isPending}
                onClick={() => invite(profileId)}
              >
                {say`Race`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open.error && <p role="alert">{describeError(open.error)}</p>}
    </section>
  );
}
