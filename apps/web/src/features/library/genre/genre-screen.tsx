import type { Genre } from "@goldmane/contracts/library/limits";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useRef } from "react";
import { Link } from "wouter";
import { playSilent } from "#features/library/hero/play-silent.ts";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { wrapIndex } from "#ui/carousel/state.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { TrailerStage } from "#ui/autoplay/trailer-stage.tsx";
import { useAutoplay } from "#ui/autoplay/use-autoplay.ts";
import styles from "./genre-screen.module.css";

type Props = {
  genre: Genre;
  titles: readonly TitleCard[];
  /** Not wrapped to the number of films. */
  turn: number;
  isPlaying: boolean;
  onToggle: () => void;
};

/** A genre's screen: one of its films, and its trailer while the viewer looks at it. */
export function GenreScreen({ genre, titles, turn, isPlaying, onToggle }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  const index = wrapIndex(turn, titles.length);
  const shown = titles[index];
  const movingId = isPlaying && shown?.source === "original" ? shown.id : null;
  const stage = useAutoplay(screen, movingId, playSilent);
  if (!shown) return null;

  return (
    <div ref={screen} className={styles.screen}>
      {[turn - 1, turn, turn + 1].map((place) => {
        const title = titles[wrapIndex(place, titles.length)];
        return (
          title && (
            <div key={place} className={styles.picture} data-shown={place === turn}>
              <Poster
                url={title.backdropUrl}
                title=""
                colors={title.colors}
                blur={title.backdropBlur}
                shape="fill"
                width={720}
                sizes="(width < 48rem) 92vw, 38vw"
              />
            </div>
          )
        );
      })}
      <TrailerStage ref={stage} />
      {/* A shortcut for pointers: by keyboard, these films are reached in the row beside it. */}
      <Link href={routes.watch(shown.id)} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <span className={styles.count}>{say`${index + 1} of ${titles.length} movies`}</span>
        <span key={shown.id} className={styles.text}>
          <span className={styles.title}>{shown.title}</span>
          <span className={styles.tagline}>{shown.tagline}</span>
        </span>
      </Link>
      {titles.length > 1 && (
        <div className={styles.hold}>
          <IconButton
            icon={isPlaying ? "pause" : "play"}
            label={
              isPlaying
                ? say`Pause ${sayText(genre.name)} previews`
                : say`Play ${sayText(genre.name)} previews`
            }
            onClick={onToggle}
          />
        </div>
      )}
    </div>
  );
}
