import type { TitleCard } from "@goldmane/contracts/library/schema";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./hero-bulbs.module.css";

type Props = {
  titles: readonly TitleCard[];
  index: number;
  paused: boolean;
  onChoose: (index: number) => void;
  onToggle: () => void;
};

/** One bulb a film; the lit one is showing. */
export function HeroBulbs({ titles, index, paused, onChoose, onToggle }: Props) {
  return (
    <div className={styles.bulbs}>
      <IconButton
        icon={paused ? "play" : "pause"}
        label={paused ? "Show one film after the other" : "Stay at this film"}
        onClick={onToggle}
      />
      {titles.map((title, place) => (
        <button
          key={title.id}
          type="button"
          className={styles.bulb}
          aria-label={`Show ${title.title}`}
          aria-current={place === index}
          onClick={() => onChoose(place)}
        />
      ))}
    </div>
  );
}
