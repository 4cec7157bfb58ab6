import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { Icon } from "#ui/icon/icon.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { describeMedia } from "./describe-media.ts";
import styles from "./media-choice.module.css";

type Props = {
  title: Title;
  /** 1-based position in the selection; null if not selected. */
  position: number | null;
  isList: boolean;
  /** `isRange` with Shift: selects everything from the last selected one. */
  onChoose: (isRange: boolean) => void;
};

/** A selectable title. Shows its position, since selected titles play in that order. */
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
      <span className={styles.text}>
        <span className={styles.title}>{title.title}</span>
        <span className={styles.facts}>{describeMedia(title)}</span>
      </span>
    </button>
  );
}
