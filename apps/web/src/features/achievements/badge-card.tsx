import type { Achievement } from "@goldmane/contracts/achievements/schema";
import { Icon } from "#ui/icon/icon.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import { BadgeArt } from "./badge-art.tsx";
import styles from "./badge-card.module.css";

const days = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric" });

/** A badge with when it was earned, or with how much of it there is. */
export function BadgeCard({ achievement }: { achievement: Achievement }) {
  const { id, name, how, earnedAt, have, need } = achievement;
  const isEarned = earnedAt !== null;
  return (
    <li className={styles.card} data-earned={isEarned}>
      <div className={styles.art}>
        <BadgeArt id={id} isEarned={isEarned} />
      </div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.how}>{how}</p>
      {isEarned ? (
        <p className={styles.earned}>
          <Icon name="check" /> Earned on {days.format(earnedAt)}
        </p>
      ) : (
        <div className={styles.rest}>
          {need > 1 && <Progress label={null} value={have} max={need} />}
          <p>{need > 1 ? `${have} of ${need}` : "Still to earn"}</p>
        </div>
      )}
    </li>
  );
}
