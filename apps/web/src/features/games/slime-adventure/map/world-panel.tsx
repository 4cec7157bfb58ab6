import { levelCount } from "@goldmane/games/slime-adventure/levels/level-count";
import { levelName, worldName } from "#features/games/slime-adventure/level-names.ts";
import { isOpen, type Progress } from "#features/games/slime-adventure/progress/progress.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { LevelStone } from "./level-stone.tsx";
import { worldPictures } from "./pictures.ts";
import { Star } from "./star.tsx";
import { hopFrom, levelsOf, worldOf } from "./trail.ts";
import styles from "./world-panel.module.css";

type Props = {
  world: number;
  progress: Progress;
  next: number;
  /** The level that the slime stands on. */
  slimeAt: number;
  onPlay: (level: number) => void;
  onPoint: (level: number | null) => void;
};

/** A world of the map: its place, and the trail through its levels. */
export function WorldPanel({ world, progress, next, slimeAt, onPlay, onPoint }: Props) {
  const levels = levelsOf(world);
  const isClosed = levels.every((level) => !isOpen(progress, level));
  const stars = levels.reduce((sum, level) => sum + (progress.levels[level]?.stars ?? 0), 0);
  return (
    <section className={styles.world} data-world={world} data-closed={isClosed}>
      <img className={styles.picture} src={worldPictures[world - 1]} alt="" draggable={false} />
      {world === 5 && <Rainbow />}
      <header className={styles.sign}>
        <h2 className={styles.name}>
          {isClosed && <Icon name="lock" />}
          {worldName(world)}
        </h2>
        <span className={styles.count}>
          <Star isEarned />
          {say`${stars} of ${levels.length * 3}`}
        </span>
        {worldOf(slimeAt) === world && !isClosed && (
          <span className={styles.level}>{levelName(slimeAt)}</span>
        )}
      </header>
      <svg className={styles.trail} viewBox="0 0 100 100" preserveAspectRatio="none">
        {levels
          .filter((level) => level < levelCount)
          .map((level) => (
            <path
              key={level}
              d={hopFrom(level)}
              data-walked={progress.levels[level] !== undefined}
            />
          ))}
      </svg>
      <ol className={styles.levels}>
        {levels.map((level) => (
          <LevelStone
            key={level}
            level={level}
            stars={progress.levels[level]?.stars ?? null}
            isLocked={!isOpen(progress, level)}
            isNext={level === next}
            onPlay={() => onPlay(level)}
            onPoint={onPoint}
          />
        ))}
      </ol>
    </section>
  );
}

const bow = ["#f2565b", "#ff9d4a", "#f7d33a", "#5fce6b", "#4a9df0", "#9a6cf0"] as const;

function Rainbow() {
  return (
    <svg className={styles.rainbow} viewBox="0 0 160 90" aria-hidden="true">
      {bow.map((color, at) => (
        <circle
          key={color}
          cx="98"
          cy="92"
          r={74 - at * 3.4}
          fill="none"
          stroke={color}
          strokeWidth="3.5"
        />
      ))}
    </svg>
  );
}
