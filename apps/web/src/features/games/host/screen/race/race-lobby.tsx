import type { GameId } from "@goldmane/contracts/games/limits";
import { raceSize } from "@goldmane/contracts/games/races/limits";
import type { Race } from "@goldmane/contracts/games/races/schema";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { ownControlsQuery } from "#features/controls/own/queries.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./race-lobby.module.css";
import {
  racesQuery,
  useJoinRace,
  useLeaveRace,
  useOpenRace,
  useStartRace,
} from "#features/games/race/race-queries.ts";

type Props = {
  game: GameId;
  profileId: string;
  /** The race that was left last: the list may still have the profile in it. */
  leftRace: string | null;
  /** Called once the profile's race has started. */
  onStarted: (race: Race) => void;
};

/** Open races of the household and its friends, and the one that the profile waits in. */
export function RaceLobby({ game, profileId, leftRace, onStarted }: Props) {
  const { data: races = [] } = useQuery(racesQuery);
  const ofGame = races.filter((race) => race.game === game && race.id !== leftRace);
  const own = ofGame.find((race) => isIn(race, profileId));
  const open = ofGame.filter((race) => race.state === "open");
  const announce = useEffectEvent(onStarted);
  const started = own?.state === "running" ? own : undefined;
  useEffect(() => {
    if (started) announce(started);
  }, [started]);
  return own ? (
    <OwnRace race={own} profileId={profileId} />
  ) : (
    <OpenRaces game={game} races={open} />
  );
}

function OpenRaces({ game, races }: { game: GameId; races: readonly Race[] }) {
  const { data: controls } = useQuery(ownControlsQuery);
  const open = useOpenRace();
  const join = useJoinRace();
  const canRaceFriends = controls?.gamePartners === "friends";
  const error = open.error ?? join.error;
  return (
    <section className={styles.lobby} aria-label={say`Races`}>
      <ul className={styles.races}>
        {races.map((race) => (
          <li key={race.id} className={styles.race}>
            <Racers race={race} />
            <Button
              variant="glass"
              disabled={join.isPending || race.racers.length >= raceSize.most}
              onClick={() => join.mutate(race.id)}
            >
              {say`Join race`}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="glass" disabled={open.isPending} onClick={() => open.mutate({ game })}>
          {say`Race your family`}
        </Button>
        {canRaceFriends && (
          <Button
            variant="glass"
            disabled={open.isPending}
            onClick={() => open.mutate({ game, audience: "friends" })}
          >
            {say`Race friends`}
          </Button>
        )}
      </div>
      {error && <p role="alert">{describeError(error)}</p>}
    </section>
  );
}

/** The race that the profile waits in, with its start for the profile that opened it. */
export function OwnRace({ race, profileId }: { race: Race; profileId: string }) {
  const start = useStartRace();
  const leave = useLeaveRace();
  const isOpener = race.openedBy === profileId;
  const isAlone = race.racers.length < raceSize.least;
  const opener = race.racers.find((racer) => racer.profileId === race.openedBy);
  const error = start.error ?? leave.error;
  return (
    <section className={styles.lobby} data-own aria-label={say`Your race`}>
      <Racers race={race} />
      <output className={styles.note}>{describeWait({ isOpener, isAlone, opener })}</output>
      <div className={styles.actions}>
        {isOpener && (
          <Button
            variant="gold"
            disabled={isAlone || start.isPending}
            onClick={() => start.mutate(race.id)}
          >
            {say`Start race`}
          </Button>
        )}
        <Button variant="plain" disabled={leave.isPending} onClick={() => leave.mutate(race.id)}>
          {say`Leave race`}
        </Button>
      </div>
      {error && <p role="alert">{describeError(error)}</p>}
    </section>
  );
}

function Racers({ race }: { race: Race }) {
  return (
    <ul className={styles.racers}>
      {race.racers.map(({ profileId, displayName, avatarUrl }) => (
        <li key={profileId}>
          <Avatar url={avatarUrl} size={48} />
          <span>{displayName}</span>
        </li>
      ))}
    </ul>
  );
}

function describeWait(facts: {
  isOpener: boolean;
  isAlone: boolean;
  opener: Race["racers"][number] | undefined;
}): string {
  if (facts.isAlone) return say`Waiting for someone to join. Open this game on another device.`;
  if (facts.isOpener) return say`Everyone here? Start the race.`;
  return say`Waiting for ${facts.opener?.displayName ?? ""} to start.`;
}

function isIn(race: Race, profileId: string): boolean {
  return race.racers.some((racer) => racer.profileId === profileId && !racer.hasLeft);
}
