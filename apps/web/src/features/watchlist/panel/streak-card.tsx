import { addDays } from "@goldmane/contracts/controls/local-time";
import { countStreak, streakTier, type StreakTier } from "@goldmane/contracts/watchlist/rules";
import { useState } from "react";
import { Link } from "wouter";
import { todayOf } from "#features/watchlist/copy/next-copy.ts";
import { watchlistCopy } from "#features/watchlist/copy/watchlist-copy.ts";
import { routes } from "#platform/routes.ts";
import { useStore } from "#platform/store.ts";
import { formatDate } from "#platform/words/formats.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { StreakFlame } from "./streak-flame.tsx";
import styles from "./streak-card.module.css";

const messages = (): Readonly<Record<StreakTier, { heading: string; description: string }>> => ({
  start: {
    heading: say`Start a streak`,
    description: say`Watch one film a day. It’s fine to skip a day.`,
  },
  great: {
    heading: say`Great start!`,
    description: say`You’ve started a streak. Come back any time.`,
  },
  amazing: { heading: say`Amazing streak!`, description: say`Skip a day and it still counts.` },
  champion: { heading: say`Weekly champion!`, description: say`Seven days or more. Take a bow.` },
});

const weekday = { weekday: "narrow", timeZone: "UTC" } as const;
const lastWeek = [6, 5, 4, 3, 2, 1, 0];

/** The viewing streak and the last seven days. */
export function StreakCard() {
  const copy = useStore(watchlistCopy);
  const [now] = useState(Date.now);
  if (!copy) return null;
  const today = todayOf(copy, now);
  const days = countStreak(copy.streak.days, today);
  const tier = streakTier(days);
  const watched = new Set(copy.streak.days);

  return (
    <section className={styles.card} data-tier={tier} aria-label={say`Viewing streak`}>
      <div className={styles.flame}>
        <StreakFlame tier={tier} />
      </div>
      <div>
        <p className={styles.count}>{sayPlural(days, { one: "# day", other: "# days" })}</p>
        <h3 className={styles.heading}>{messages()[tier].heading}</h3>
      </div>
      <p className={styles.text}>{messages()[tier].description}</p>
      <ol className={styles.week} aria-hidden="true">
        {lastWeek.map((ago) => {
          const day = addDays(today, -ago);
          return (
            <li key={day} data-lit={watched.has(day)} data-today={ago === 0}>
              <span className={styles.lamp} />
              {formatDate(Date.parse(day), weekday)}
            </li>
          );
        })}
      </ol>
      <Link href={routes.achievements} className={styles.badges}>
        {say`Your badges`} <Icon name="right" />
      </Link>
    </section>
  );
}
