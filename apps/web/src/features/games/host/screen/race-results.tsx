import { useRef } from "react";
import type { RaceSession } from "#features/games/race/race-session.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import styles from "./overlay.module.css";
import list from "./race-results.module.css";
import { useFirstFocus } from "./use-first-focus.ts";

/** The finishing order, or a note that the race was interrupted. */
export function RaceResults({ session, onLeave }: { session: RaceSession; onLeave: () => void }) {
  const menu = useRef<HTMLElement>(null);
  useFirstFocus(menu);
  const race = useStore(session.race);
  const order = race.order ?? [];
  const hasWon = order[0] === session.ownIndex;
  return (
    <section className={styles.overlay} ref={menu} aria-label={say`Race results`}>
      <div className={styles.card}>
        <h2 className={styles.heading}>
          {race.order === null
            ? say`The race was interrupted`
            : hasWon
              ? say`You won!`
              : say`Good race!`}
        </h2>
        <ol className={list.order}>
          {order.map((index) => {
            const racer = race.racers[index];
            if (!racer) return null;
            return (
              <li key={racer.profileId} data-own={index === session.ownIndex}>
                <span className={list.racer}>
                  <Avatar url={racer.avatarUrl} size={40} />
                  {racer.displayName}
                </span>
              </li>
            );
          })}
        </ol>
        <div className={styles.actions}>
          <Button variant="gold" onClick={onLeave}>
            {say`Done`}
          </Button>
        </div>
      </div>
    </section>
  );
}
