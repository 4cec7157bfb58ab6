import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { playSilent } from "#features/library/hero/play-silent.ts";
import { titleQuery } from "#features/library/queries.ts";
import { Poster } from "#ui/poster/poster.tsx";
import { TrailerStage } from "#ui/autoplay/trailer-stage.tsx";
import { useAutoplay } from "#ui/autoplay/use-autoplay.ts";
import styles from "./preview-screen.module.css";

const night: [string, string] = ["#3a2444", "#1b0f20"];

type Props = { preview: TheatricalPreview; turn: number; isPlaying: boolean };

/** A film's picture, or its trailer if it plays here; otherwise its poster over a blurred copy. */
export function PreviewScreen({ preview, turn, isPlaying }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  const { title, posterUrl, posterBlur, video } = preview;
  const { data: teaser } = useQuery({ ...titleQuery(video ?? ""), enabled: video !== null });
  const stage = useAutoplay(screen, isPlaying ? video : null, playSilent);

  return (
    <div ref={screen} className={styles.screen}>
      <div key={turn} className={styles.picture}>
        {teaser ? (
          <Poster
            url={teaser.backdropUrl}
            title={title}
            colors={teaser.colors}
            blur={teaser.backdropBlur}
            shape="fill"
            width={960}
            sizes="(width < 60rem) 92vw, 52vw"
          />
        ) : (
          posterUrl !== null &&
          video === null && (
            <>
              <div className={styles.blur}>
                <Poster
                  url={posterUrl}
                  title=""
                  colors={night}
                  blur={posterBlur}
                  shape="fill"
                  width={240}
                  sizes="24rem"
                />
              </div>
              <div className={styles.poster}>
                <Poster
                  url={posterUrl}
                  title={title}
                  colors={night}
                  blur={posterBlur}
                  shape="poster"
                  width={320}
                  sizes="20rem"
                />
              </div>
            </>
          )
        )}
      </div>
      <TrailerStage ref={stage} />
    </div>
  );
}
