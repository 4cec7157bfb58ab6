import type { ChildWeek } from "@goldmane/contracts/controls/report";
import { imageSources } from "#platform/image-sources.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { DayBars } from "./day-bars.tsx";
import styles from "./week-view.module.css";

type Props = { child: ChildWeek };

export function ChildReport({ child }: Props) {
  const { profile, summary, days, titles, talk, totalMinutes } = child;
  return (
    <article className={styles.child} aria-labelledby={`week-${profile.id}`}>
      <header>
        <Avatar url={profile.avatarUrl} size={64} />
        <h2 id={`week-${profile.id}`}>{profile.displayName}</h2>
      </header>
      <p className={styles.text}>{summary.join(" ")}</p>
      {totalMinutes > 0 && <DayBars days={days} />}
      {talk && (
        <section
          className={styles.talk}
          aria-label={say`Something to talk about with ${profile.displayName}`}
        >
          <h3>{say`Something to talk about`}</h3>
          <p>
            <b>{talk.title}.</b> {talk.about}
          </p>
          <p className={styles.question}>{say`“${talk.question}”`}</p>
        </section>
      )}
      {titles.length > 0 && (
        <ul className={styles.titles} aria-label={say`Watched this week`}>
          {titles.map(({ id, title, minutes, posterUrl }) => (
            <li key={id}>
              {posterUrl && (
                <img
                  {...imageSources(posterUrl, 80)}
                  sizes="5rem"
                  alt=""
                  loading="lazy"
                  // Its title stands beside it.
                  onError={({ currentTarget }) => (currentTarget.style.visibility = "hidden")}
                />
              )}
              <b>{title}</b>
              <span>{minutes < 1 ? say`under a minute` : say`${Math.round(minutes)} min`}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
