import { genres } from "@goldmane/contracts/library/limits";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useId, useRef, useState } from "react";
import { canAutoplay } from "#platform/device/can-autoplay.ts";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { useRovingFocus } from "#ui/rail/use-roving-focus.ts";
import { GenreLink } from "./genre-link.tsx";
import styles from "./genre-links.module.css";

type Props = { titles: readonly TitleCard[] };

/** Links to the six genre pages. */
export function GenreLinks({ titles }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const roving = useRovingFocus(row);
  const [isPlaying, setPlaying] = useState(canAutoplay);
  const id = useId();

  return (
    <section className={styles.links} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{say`Genres`}</h2>
        <p className={styles.text}>{say`Six genres`}</p>
        <div className={styles.hold}>
          <IconButton
            icon={isPlaying ? "pause" : "play"}
            label={isPlaying ? say`Pause genre previews` : say`Play genre previews`}
            onClick={() => setPlaying(!isPlaying)}
          />
        </div>
      </header>
      <ul ref={row} className={styles.row} {...roving}>
        {genres.map((genre) => (
          <GenreLink
            key={genre.slug}
            genre={genre}
            titles={titles.filter((title) => title.genre === genre.slug)}
            isPlaying={isPlaying}
          />
        ))}
      </ul>
    </section>
  );
}
