import { useRef } from "react";
import { say } from "#platform/words/say.ts";
import { useRovingFocus } from "#ui/rail/use-roving-focus.ts";
import styles from "./genre-filter.module.css";

type Props = {
  genres: readonly { genre: string; count: number }[];
  chosen: string | null;
  onChoose: (genre: string | null) => void;
};

/** Narrows the films to come to one genre, or to none. */
export function GenreFilter({ genres, chosen, onChoose }: Props) {
  const row = useRef<HTMLFieldSetElement>(null);
  const roving = useRovingFocus(row);
  return (
    <fieldset ref={row} className={styles.filter} {...roving}>
      <legend className={styles.legend}>{say`Genre`}</legend>
      <button
        type="button"
        className={styles.genre}
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
      >
        {say`All`}
      </button>
      {genres.map(({ genre, count }) => (
        <button
          key={genre}
          type="button"
          className={styles.genre}
          aria-pressed={genre === chosen}
          onClick={() => onChoose(genre === chosen ? null : genre)}
        >
          {genre} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
