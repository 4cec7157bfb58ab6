import { worldName } from "#features/games/slime-adventure/level-names.ts";
import { isOpen, type Progress } from "#features/games/slime-adventure/progress/progress.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { worldPictures } from "./pictures.ts";
import { levelsOf } from "./trail.ts";
import styles from "./world-tabs.module.css";

type Props = {
  progress: Progress;
  /** The world in the middle of the map. */
  shown: number;
  onShow: (world: number) => void;
};

/** A small picture of each world, which shows it on the map. */
export function WorldTabs({ progress, shown, onShow }: Props) {
  return (
    <nav className={styles.tabs} aria-label={say`Worlds`}>
      {worldPictures.map((picture, at) => {
        const world = at + 1;
        const isClosed = levelsOf(world).every((level) => !isOpen(progress, level));
        const name = worldName(world);
        return (
          <button
            key={world}
            type="button"
            className={styles.tab}
            aria-label={isClosed ? say`${name}, locked` : name}
            aria-current={world === shown}
            data-closed={isClosed}
            onClick={() => onShow(world)}
          >
            <img src={picture} alt="" draggable={false} />
            {isClosed && <Icon name="lock" />}
          </button>
        );
      })}
    </nav>
  );
}
