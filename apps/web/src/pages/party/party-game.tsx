import type { Race } from "@goldmane/contracts/games/races/schema";
import { gameNames } from "@goldmane/contracts/games/limits";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { loadHostedGame } from "#features/games/hosted-games.ts";
import { usePartyGame } from "#features/parties/queries.ts";
import { say, sayText } from "#platform/words/say.ts";
import { describeError } from "#ui/message/describe-error.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import styles from "./party-game.module.css";

type Props = {
  partyId: string;
  race: Race;
  profileId: string;
  onDone: () => void;
};

/** The party's race on its screen: for its racers, and a word to everyone else. */
export function PartyGame({ partyId, race, profileId, onDone }: Props) {
  const { join } = usePartyGame(partyId);
  const { mutate: ask, error, isIdle } = join;
  const isRacing = race.racers.some((racer) => racer.profileId === profileId && !racer.hasLeft);
  const isMissing = race.state === "open" && !isRacing;
  const takePart = useEffectEvent(() => ask());
  useEffect(() => {
    if (isMissing && isIdle) takePart();
  }, [isMissing, isIdle]);
  if (isRacing)
    return (
      <Suspense fallback={<Spinner />}>
        <Stage race={race} profileId={profileId} onDone={onDone} />
      </Suspense>
    );
  return (
    <section className={styles.beside} aria-label={say`Game`}>
      <h2>{sayText(gameNames[race.game])}</h2>
      {error && <p role="alert">{describeError(error)}</p>}
      <p>{describeWait(race, error !== null)}</p>
    </section>
  );
}

const Stage = lazy(async () => {
  const [{ RaceStage }, game] = await Promise.all([
    import("#features/games/host/screen/race-stage.tsx"),
    loadHostedGame("kyles-dash"),
  ]);
  return {
    default: (props: Omit<Props, "partyId">) => game && <RaceStage game={game} {...props} />,
  };
});

function describeWait({ state, racers }: Race, isRefused: boolean): string {
  const running = racers.filter(({ hasLeft }) => !hasLeft);
  const names = running.map(({ displayName }) => displayName).join(", ");
  if (state === "running")
    return running.length === 1
      ? say`${names} is still racing. You’ll see the result here.`
      : say`${names} are racing. You’ll see who wins here.`;
  if (isRefused) return say`Stay and cheer for the others.`;
  return say`You’re joining the race.`;
}
