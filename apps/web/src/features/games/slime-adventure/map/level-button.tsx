import { levelName } from "#features/games/slime-adventure/level-names.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./level-button.module.css";

type Props = {
  level: number;
  /** Null before the level was finished. */
  stars: number | null;
  isLocked: boolean;
  /** The level to go on with. */
  isNext: boolean;
  onPlay: () => void;
};

const star = "M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z";

/** A stop on the map of levels. */
export function LevelButton({ level, stars, isLocked, isNext, onPlay }: Props) {
  const name = say`Level ${level}: ${levelName(level)}`;
  const earned = stars === null ? "" : sayPlural(stars, { one: "# star", other: "# stars" });
  return (
    <li className={styles.stop}>
      <button
        type="button"
        className={styles.button}
        aria-label={[name, earned].filter(Boolean).join(", ")}
        disabled={isLocked}
        data-done={stars !== null}
        data-next={isNext}
        onClick={onPlay}
      >
        {isLocked ? <Icon name="lock" /> : level}
      </button>
      <span className={styles.stars} aria-hidden="true">
        {[1, 2, 3].map((count) => (
          <svg key={count} viewBox="0 0 24 24" data-earned={(stars ?? 0) >= count}>
            <path d={star} />
          </svg>
        ))}
      </span>
    </li>
  );
}
