import { useQuery } from "@tanstack/react-query";
import { gameNames } from "@goldmane/contracts/games/limits";
import { racesQuery } from "#features/games/race/race-queries.ts";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./waiting-races.module.css";

/** Someone of the family waits for others to race. */
export function WaitingRaces() {
  const { data: races = [] } = useQuery(racesQuery);
  return races
    .filter(({ state }) => state === "open")
    .map(({ id, game, racers }) => {
      const [first] = racers;
      if (!first) return null;
      return (
        <section key={id} className={styles.race} aria-label={say`Waiting race`}>
          <Avatar url={first.avatarUrl} size={48} />
          <p>{say`${first.displayName} is waiting to race in ${sayText(gameNames[game])}.`}</p>
          <ButtonLink variant="gold" href={routes.game(game)}>{say`Join race`}</ButtonLink>
        </section>
      );
    });
}
