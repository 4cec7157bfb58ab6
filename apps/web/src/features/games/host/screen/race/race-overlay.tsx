import { useEffect, useState } from "react";
import { ticksPerSecond } from "@goldmane/games/kernel/game-rules";
import type { RaceSession } from "#features/games/race/race-session.ts";
import { say } from "#platform/words/say.ts";
import styles from "./race-overlay.module.css";

const refreshMs = 100;

/** The count-down, the own place, and a note while the others are still running. */
export function RaceOverlay({ session }: { session: RaceSession }) {
  const { countdown, place, hasArrived } = useStanding(session);
  return (
    <div className={styles.overlay}>
      {countdown !== null && <output className={styles.countdown}>{countdown}</output>}
      {countdown === null && place > 0 && (
        <output className={styles.place}>{say`Place ${place}`}</output>
      )}
      {hasArrived && <p className={styles.note}>{say`You made it! Waiting for the others…`}</p>}
    </div>
  );
}

function useStanding(session: RaceSession) {
  const [standing, setStanding] = useState(() => readStanding(session));
  useEffect(() => {
    const timer = setInterval(() => setStanding(readStanding(session)), refreshMs);
    return () => clearInterval(timer);
  }, [session]);
  return standing;
}

function readStanding(session: RaceSession) {
  const clock = session.clock;
  const seconds = clock === null ? 3 : Math.ceil(-clock / ticksPerSecond);
  return {
    countdown: seconds > 0 ? Math.min(3, seconds) : null,
    place: session.ranking().indexOf(session.ownIndex) + 1,
    hasArrived: session.isFinished && session.race.get().state === "running",
  };
}
