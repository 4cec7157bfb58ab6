import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { say } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { PreviewFacts } from "./preview-facts.tsx";
import { PreviewMakers } from "./preview-makers.tsx";
import styles from "./preview-tile.module.css";
import { TrailerButton } from "./trailer-button.tsx";

const night: [string, string] = ["#3a2444", "#1b0f20"];

type Props = { preview: TheatricalPreview; onPlay: () => void };

/** An upcoming film with its details. */
export function PreviewTile({ preview, onPlay }: Props) {
  const { title, posterUrl, posterBlur, anticipationLevel, description } = preview;
  return (
    <article className={styles.tile}>
      <div className={styles.art}>
        <Poster
          url={posterUrl ?? ""}
          title={title}
          colors={night}
          blur={posterBlur}
          shape="poster"
          width={280}
          sizes="(width < 48rem) 38vw, 16rem"
        />
      </div>
      <div className={styles.text}>
        {anticipationLevel === "High" && (
          <p>
            <Badge variant="gold">{say`MOST ANTICIPATED`}</Badge>
          </p>
        )}
        <h3 className={styles.title}>{title}</h3>
        <PreviewFacts preview={preview} />
        <p className={styles.description}>{description}</p>
        <PreviewMakers preview={preview} />
        <div className={styles.action}>
          <TrailerButton preview={preview} variant="glass" onPlay={onPlay} />
        </div>
      </div>
    </article>
  );
}
