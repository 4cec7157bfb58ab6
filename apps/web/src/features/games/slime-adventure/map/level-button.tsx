import { levelName } from "#features/games/slime-adventure/level-names.ts";
import { say, sayPlural } from "#platform/words/say.ts";
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
        {isLocked ? <Lock /> : level}
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

function Lock() {
  return (
    <svg viewBox="0 0 24 24" className={styles.lock} aria-hidden="true">
      <path d="M7 10V7.5a5 5 0 0 1 10 0V10h1.5v10h-13V10zm2.2 0h5.6V7.5a2.8 2.8 0 0 0-5.6 0z" />
    </svg>
  );
}
