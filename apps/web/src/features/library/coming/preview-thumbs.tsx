import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { useRef } from "react";
import { Link } from "wouter";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { useRovingFocus } from "#ui/rail/use-roving-focus.ts";
import styles from "./preview-thumbs.module.css";
import { trailerOf } from "./trailer-of.ts";

const night: [string, string] = ["#3a2444", "#1b0f20"];

type Props = {
  previews: readonly TheatricalPreview[];
  index: number;
  onChoose: (index: number) => void;
};

/** Thumbnails: a press selects the film, and the badge opens its trailer. */
export function PreviewThumbs({ previews, index, onChoose }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const roving = useRovingFocus(row);
  return (
    <ul ref={row} className={styles.row} {...roving}>
      {previews.map((preview, place) => {
        const trailerUrl = trailerOf(preview);
        return (
          <li key={preview.id} className={styles.thumb}>
            <button
              type="button"
              className={styles.choose}
              aria-current={place === index}
              onClick={() => onChoose(place)}
            >
              <span className={styles.art}>
                <Poster
                  url={preview.posterUrl ?? ""}
                  title=""
                  colors={night}
                  blur={preview.posterBlur}
                  shape="poster"
                  width={240}
                  sizes="(width < 48rem) 30vw, 12vw"
                />
              </span>
              <span className={styles.name}>{preview.title}</span>
            </button>
            {trailerUrl && (
              <div className={styles.aside} data-aside>
                <Link
                  href={trailerUrl}
                  className={styles.trailer}
                  aria-label={say`Trailer of ${preview.title}`}
                >
                  <Icon name="play" />
                </Link>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
