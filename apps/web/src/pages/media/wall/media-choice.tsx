import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { Icon } from "#ui/icon/icon.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { describeMedia } from "./describe-media.ts";
import styles from "./media-choice.module.css";

type Props = {
  title: Title;
  /** Its place among the chosen ones, from 1; null while it is not chosen. */
  position: number | null;
  isList: boolean;
  /** `isRange` with Shift held: everything from the last one to here. */
  onChoose: (isRange: boolean) => void;
};

/** A title that a press chooses or lets go. Chosen ones carry their number: they play in that order. */
export function MediaChoice({ title, position, isList, onChoose }: Props) {
  const isChosen = position !== null;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${title.title}, ${describeMedia(title)}`}
      className={styles.choice}
      data-list={isList}
      data-genre={title.genre}
      onClick={(event) => onChoose(event.shiftKey)}
    >
      <span className={styles.art}>
        <Poster
          url={title.posterUrl}
          title={title.title}
          colors={title.colors}
          blur={title.posterBlur}
          shape="poster"
          width={isList ? 80 : 240}
          sizes={isList ? "4rem" : "(width < 48rem) 45vw, 14vw"}
        />
        <span className={styles.tick} data-chosen={isChosen}>
          {isChosen ? position : <Icon name="plus" />}
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title.title}</span>
        <span className={styles.facts}>{describeMedia(title)}</span>
      </span>
    </button>
  );
}
