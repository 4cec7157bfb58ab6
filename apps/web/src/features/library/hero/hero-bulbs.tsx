import type { TitleCard } from "@goldmane/contracts/library/schema";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./hero-bulbs.module.css";

type Props = {
  titles: readonly TitleCard[];
  index: number;
  isPlaying: boolean;
  onChoose: (index: number) => void;
  onToggle: () => void;
};

/** One bulb per film; the lit one is showing. A counter replaces them if there is no room. */
export function HeroBulbs({ titles, index, isPlaying, onChoose, onToggle }: Props) {
  return (
    <div className={styles.bulbs}>
      <IconButton
        icon={isPlaying ? "pause" : "play"}
        label={isPlaying ? say`Pause slideshow` : say`Play slideshow`}
        onClick={onToggle}
      />
      <span className={styles.row}>
        {titles.map((title, place) => (
          <button
            key={title.id}
            type="button"
            className={styles.bulb}
            aria-label={say`Show ${title.title}`}
            aria-current={place === index}
            onClick={() => onChoose(place)}
          />
        ))}
      </span>
      <span className={styles.count}>{say`${index + 1} of ${titles.length}`}</span>
    </div>
  );
}
