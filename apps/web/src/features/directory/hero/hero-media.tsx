import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "wouter";
import { showcaseQuery } from "#features/directory/showcase/queries.ts";
import { playSilent } from "#features/library/hero/play-silent.ts";
import { routes } from "#platform/routes.ts";
import { wrapIndex } from "#ui/carousel/state.ts";
import { Poster } from "#ui/poster/poster.tsx";
import { TrailerStage } from "#ui/autoplay/trailer-stage.tsx";
import { useAutoplay } from "#ui/autoplay/use-autoplay.ts";
import styles from "./hero-media.module.css";

type Props = {
  turn: number;
  /** Whether trailers play, or are shown as pictures. */
  isPlaying: boolean;
};

/** Rotates through pictures and trailers. */
export function HeroMedia({ turn, isPlaying }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const { data } = useQuery(showcaseQuery);
  const media = data?.rotation ?? [];
  const shown = media[wrapIndex(turn, media.length)];
  const movingId = isPlaying && shown?.type === "video" ? shown.titleId : null;
  const stage = useAutoplay(area, movingId, playSilent);

  return (
    <div ref={area} className={styles.media}>
      {[turn - 1, turn, turn + 1].map((index) => {
        const medium = media[wrapIndex(index, media.length)];
        return (
          medium && (
            <div key={index} className={styles.picture} data-shown={index === turn}>
              <Poster
                url={medium.backdropUrl}
                title={medium.title}
                colors={medium.colors}
                blur={medium.backdropBlur}
                shape="fill"
                width={1280}
                sizes="100vw"
              />
            </div>
          )
        );
      })}
      <TrailerStage ref={stage} />
      {shown && (
        <Link href={routes.watch(shown.titleId)} className={styles.title}>
          {shown.title}
        </Link>
      )}
    </div>
  );
}
