import type { Achievement } from "@goldmane/contracts/achievements/schema";
import { say } from "#platform/words/say.ts";
import { BadgeCard } from "./badge-card.tsx";
import styles from "./badge-wall.module.css";

type Props = { achievements: readonly Achievement[] };

/** Earned badges, latest first, then the others. */
export function BadgeWall({ achievements }: Props) {
  const earned = achievements
    .filter(({ earnedAt }) => earnedAt !== null)
    .toSorted((a, b) => (b.earnedAt ?? 0) - (a.earnedAt ?? 0));
  const open = achievements.filter(({ earnedAt }) => earnedAt === null);
  return (
    <div className={styles.wall}>
      {earned.length > 0 && (
        <section aria-labelledby="earned">
          <h2 id="earned" className={styles.heading}>
            {say`Earned`}
          </h2>
          <ul className={styles.grid}>
            {earned.map((achievement) => (
              <BadgeCard key={achievement.id} achievement={achievement} />
            ))}
          </ul>
        </section>
      )}
      {open.length > 0 && (
        <section aria-labelledby="open">
          <h2 id="open" className={styles.heading}>
            {say`To earn`}
          </h2>
          <ul className={styles.grid}>
            {open.map((achievement) => (
              <BadgeCard key={achievement.id} achievement={achievement} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
