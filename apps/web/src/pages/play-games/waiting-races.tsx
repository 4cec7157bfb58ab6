import { useQuery } from "@tanstack/react-query";
import { gameNames } from "@goldmane/contracts/games/limits";
import type { ListedRace } from "@goldmane/contracts/games/races/schema";
import { racesQuery } from "#features/games/race/race-queries.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { NearbyPlayers } from "./nearby-players.tsx";
import styles from "./waiting-races.module.css";

/** Races that wait for the profile, and the people that it can race now. */
export function WaitingRaces() {
  const ownId = useProfileId();
  const { data: races = [] } = useQuery(racesQuery);
  const open = races.filter(({ state }) => state === "open");
  const others = open.filter((race) => !isIn(race, ownId));
  const own = open.find((race) => isIn(race, ownId));
  return (
    <div className={styles.people}>
      {others
        .toSorted((a, b) => Number(b.isInvited) - Number(a.isInvited))
        .map((race) => (
          <WaitingRace key={race.id} race={race} />
        ))}
      <NearbyPlayers ownRace={own} />
    </div>
  );
}

function WaitingRace({ race: { game, racers, isInvited } }: { race: ListedRace }) {
  const [first] = racers;
  if (!first) return null;
  const { displayName: name } = first;
  const gameName = sayText(gameNames[game]);
  return (
    <section className={styles.race} data-invited={isInvited} aria-label={say`Waiting race`}>
      <Avatar url={first.avatarUrl} size={48} />
      <p>
        {isInvited
          ? say`${name} wants to race you in ${gameName}.`
          : say`${name} is waiting to race in ${gameName}.`}
      </p>
      <ButtonLink variant="gold" href={routes.game(game)}>{say`Join race`}</ButtonLink>
    </section>
  );
}

function isIn({ racers }: ListedRace, profileId: string | null | undefined): boolean {
  return racers.some((racer) => racer.profileId === profileId);
}
