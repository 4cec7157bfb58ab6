import type { Achievement } from "@goldmane/contracts/achievements/schema";
import { formatDate } from "#platform/words/formats.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import { BadgeArt } from "./badge-art.tsx";
import styles from "./badge-card.module.css";

const dayFormat = { day: "numeric", month: "short", year: "numeric" } as const;

/** A badge with its date, or with its progress. */
export function BadgeCard({ achievement }: { achievement: Achievement }) {
  const { id, name, how, earnedAt, have, need } = achievement;
  const isEarned = earnedAt !== null;
  return (
    <li className={styles.card} data-earned={isEarned}>
      <div className={styles.art}>
        <BadgeArt id={id} isEarned={isEarned} />
      </div>
      <h3 className={styles.name}>{sayText(name)}</h3>
      <p className={styles.how}>{sayText(how)}</p>
      {isEarned && (
        <p className={styles.earned}>
          <Icon name="check" /> {say`Earned on ${formatDate(earnedAt, dayFormat)}`}
        </p>
      )}
      {!isEarned && need > 1 && (
        <div className={styles.rest}>
          <Progress label={null} value={have} max={need} />
          <p>{say`${have} of ${need}`}</p>
        </div>
      )}
    </li>
  );
}
