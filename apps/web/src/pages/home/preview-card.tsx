import { nameGenre } from "@goldmane/contracts/library/rules";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useRef } from "react";
import { Link } from "wouter";
import { playSilent } from "#features/library/hero/play-silent.ts";
import { keepSelectedMovie } from "#features/library/selected/selected-movie.ts";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { TrailerStage } from "#ui/autoplay/trailer-stage.tsx";
import { useAutoplay } from "#ui/autoplay/use-autoplay.ts";
import styles from "./preview-card.module.css";

type Props = { title: TitleCard; index: number; onIntent: (titleId: string) => void };

/** A card that plays the film's trailer while in view and links to the film. */
export function PreviewCard({ title, index, onIntent }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  const stage = useAutoplay(screen, title.id, playSilent);
  const saveSelection = () =>
    keepSelectedMovie("preview", index, {
      title: title.title,
      video: title.id,
      genre: nameGenre(title.genre),
      description: title.tagline,
    });
  return (
    <div ref={screen} className={styles.screen} data-genre={title.genre}>
      <Poster
        url={title.backdropUrl}
        title=""
        colors={title.colors}
        blur={title.backdropBlur}
        shape="fill"
        width={720}
        sizes="(width < 48rem) 92vw, 46vw"
      />
      <TrailerStage ref={stage} />
      <Link
        href={routes.watchInSection("preview", String(index))}
        className={styles.cover}
        onClick={saveSelection}
        onPointerEnter={() => onIntent(title.id)}
        onFocus={() => onIntent(title.id)}
      >
        <span className={styles.genre}>{sayText(nameGenre(title.genre))}</span>
        <span className={styles.title}>{title.title}</span>
        <span className={styles.tagline}>{title.tagline}</span>
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      </Link>
      {title.id === "veo-vr" && (
        <Link href={routes.spaceship} className={styles.try}>
          {say`Try it`}
        </Link>
      )}
    </div>
  );
}
