import { say } from "#platform/words/say.ts";
import { useId } from "react";
import { DailyCard } from "./daily-card.tsx";
import { dailyGames } from "./daily-games.ts";
import styles from "./daily-challenges.module.css";

/** What everyone plays today: the family's best, and the profile's own. */
export function DailyChallenges({ hasProfile }: { hasProfile: boolean }) {
  const id = useId();
  return (
    <section className={styles.today} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{say`Today’s challenges`}</h2>
        <p>{say`The same for everyone, and new every day.`}</p>
      </header>
      <ul className={styles.list}>
        {dailyGames.map((daily) => (
          <li key={daily.game}>
            <DailyCard daily={daily} hasProfile={hasProfile} />
          </li>
        ))}
      </ul>
    </section>
  );
}
