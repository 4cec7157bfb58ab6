import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { titleQuery } from "#features/library/queries.ts";
import { say } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./featured-release.module.css";
import { PreviewFacts } from "./preview-facts.tsx";
import { PreviewMakers } from "./preview-makers.tsx";
import { TrailerButton } from "./trailer-button.tsx";

const night: [string, string] = ["#3a2444", "#1b0f20"];

type Props = { preview: TheatricalPreview; onPlay: () => void };

/** The most anticipated upcoming film, as large as the page allows. */
export function FeaturedRelease({ preview, onPlay }: Props) {
  const { title, posterUrl, posterBlur, video, anticipationLevel, description } = preview;
  const { data: teaser } = useQuery({ ...titleQuery(video ?? ""), enabled: video !== null });
  const picture = teaser?.backdropUrl ?? (video === null ? posterUrl : null);
  return (
    <article className={styles.release}>
      <div className={styles.picture} data-soft={teaser === undefined}>
        {picture !== null && (
          <Poster
            url={picture}
            title=""
            colors={teaser?.colors ?? night}
            blur={teaser ? teaser.backdropBlur : posterBlur}
            shape="fill"
            width={1280}
            sizes="100vw"
            urgent
          />
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.badges}>
          {anticipationLevel === "High" && <Badge variant="gold">{say`MOST ANTICIPATED`}</Badge>}
        </p>
        <h2 className={styles.title}>{title}</h2>
        <PreviewFacts preview={preview} />
        <p className={styles.description}>{description}</p>
        <PreviewMakers preview={preview} />
        <div className={styles.action}>
          <TrailerButton preview={preview} variant="gold" onPlay={onPlay} />
        </div>
      </div>
    </article>
  );
}
