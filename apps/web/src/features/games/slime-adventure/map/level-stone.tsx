import { levelName } from "#features/games/slime-adventure/level-names.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Island } from "./island.tsx";
import styles from "./level-stone.module.css";
import { Star } from "./star.tsx";
import { placeInWorld } from "./trail.ts";

type Props = {
  level: number;
  /** Null before the level was finished. */
  stars: number | null;
  isLocked: boolean;
  /** The level to go on with. */
  isNext: boolean;
  onPlay: () => void;
  /** The level that is pointed at or focused; null once it isn't any more. */
  onPoint: (level: number | null) => void;
};

/** A level on the map: a stone on an island, with the stars below it. */
export function LevelStone({ level, stars, isLocked, isNext, onPlay, onPoint }: Props) {
  const name = say`Level ${level}: ${levelName(level)}`;
  const earned = stars === null ? "" : sayPlural(stars, { one: "# star", other: "# stars" });
  const { x, y } = placeInWorld(level);
  return (
    <li
      className={styles.stop}
      style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
      data-locked={isLocked}
    >
      <Island />
      <button
        type="button"
        className={styles.stone}
        aria-label={[name, earned].filter(Boolean).join(", ")}
        disabled={isLocked}
        data-level={level}
        data-done={stars !== null}
        data-next={isNext}
        onClick={onPlay}
        onFocus={() => onPoint(level)}
        onBlur={() => onPoint(null)}
        onMouseEnter={() => onPoint(level)}
        onMouseLeave={() => onPoint(null)}
      >
        {isLocked ? <Icon name="lock" /> : level}
      </button>
      {!isLocked && (
        <span className={styles.stars} aria-hidden="true">
          {[1, 2, 3].map((count) => (
            <Star key={count} isEarned={(stars ?? 0) >= count} />
          ))}
        </span>
      )}
    </li>
  );
}
