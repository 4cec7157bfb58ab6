import { useEffect, useState } from "react";
import type { LiveClock } from "#platform/live/live-clock.ts";
import { say } from "#platform/words/say.ts";
import styles from "./polls.module.css";

type Props = {
  clock: LiveClock;
  /** Epoch milliseconds of the server's clock. */ endsAt: number;
};

/** Countdown to an instant. */
export function TimeLeft({ clock, endsAt }: Props) {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const count = () => {
      const now = clock.now();
      setSeconds(now === null ? null : Math.ceil(Math.max(0, endsAt - now) / 1000));
    };
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [clock, endsAt]);

  if (seconds === null) return null;
  return (
    <span className={styles.left} role="timer" aria-label={say`${seconds} s left`}>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}
