import { gameNames } from "@goldmane/contracts/games/limits";
import type { Race } from "@goldmane/contracts/games/races/schema";
import { say, sayText } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import styles from "./party-game.module.css";

/** The finishing order of the party's latest race. */
export function GameResult({ race }: { race: Race }) {
  const { order, racers, game } = race;
  const winner = racers[order?.[0] ?? -1];
  if (!order || !winner) return null;
  return (
    <section className={styles.result} aria-label={say`Race results`}>
      <b>{say`${winner.displayName} won the race in ${sayText(gameNames[game])}!`}</b>
      <ol>
        {order.map((index, at) => {
          const racer = racers[index];
          return (
            racer && (
              <li key={racer.profileId}>
                <span>{at + 1}.</span>
                <Avatar url={racer.avatarUrl} size={32} />
                {racer.displayName}
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
