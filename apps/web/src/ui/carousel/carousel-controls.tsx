import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./carousel-controls.module.css";

type Props = {
  label: string;
  names: readonly string[];
  index: number;
  isPlaying: boolean;
  onStep: (by: 1 | -1) => void;
  onChoose: (index: number) => void;
  onToggle: () => void;
};

/** Above this, a counter replaces the dots. */
const mostBulbs = 10;
const mostOnPhones = 4;

export function CarouselControls(props: Props) {
  const { label, names, index, isPlaying, onStep, onChoose, onToggle } = props;
  return (
    <fieldset className={styles.controls} aria-label={say`${label}: controls`}>
      <button type="button" className={styles.step} onClick={() => onStep(-1)}>
        <Icon name="left" /> {say`PREV`}
      </button>
      <IconButton
        icon={isPlaying ? "pause" : "play"}
        label={isPlaying ? say`Pause` : say`Play`}
        onClick={onToggle}
      />
      {names.length <= mostBulbs && (
        <span className={styles.bulbs} data-many={names.length > mostOnPhones}>
          {names.map((name, position) => (
            <button
              key={name}
              type="button"
              className={styles.bulb}
              aria-label={say`Show ${name}`}
              aria-current={position === index}
              onClick={() => onChoose(position)}
            />
          ))}
        </span>
      )}
      <span className={styles.count}>{say`${index + 1} of ${names.length}`}</span>
      <button type="button" className={styles.step} onClick={() => onStep(1)}>
        {say`NEXT`} <Icon name="right" />
      </button>
    </fieldset>
  );
}
