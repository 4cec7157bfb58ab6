import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { describeLength } from "#platform/describe-length.ts";
import { formatDate } from "#platform/words/formats.ts";
import { say, sayText } from "#platform/words/say.ts";
import { sayParts } from "#platform/words/say-parts.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./featured-preview.module.css";
import { PreviewScreen } from "./preview-screen.tsx";
import { trailerOf } from "./trailer-of.ts";

const dates = { day: "numeric", month: "long", year: "numeric" } as const;

type Props = {
  preview: TheatricalPreview;
  turn: number;
  isPlaying: boolean;
};

/** An upcoming film with its details. */
export function FeaturedPreview({ preview, turn, isPlaying }: Props) {
  const { title, genre, rating, runtime, releaseDate, studio, director } = preview;
  const trailerUrl = trailerOf(preview);
  return (
    <article className={styles.preview} aria-live={isPlaying ? "off" : "polite"}>
      <PreviewScreen preview={preview} turn={turn} isPlaying={isPlaying} />
      <div key={preview.id} className={styles.text}>
        <p className={styles.facts}>
          {preview.anticipationLevel === "High" && (
            <Badge variant="gold">{say`MOST ANTICIPATED`}</Badge>
          )}
          <Badge>{rating}</Badge>
          <span>{sayText(genre)}</span>
          {runtime !== null && <span>{describeLength(runtime * 60)}</span>}
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.date}>
          {sayParts`In theaters ${<time dateTime={releaseDate}>{formatDate(new Date(`${releaseDate}T12:00`), dates)}</time>}`}
        </p>
        <p className={styles.description}>{preview.description}</p>
        <p className={styles.makers}>
          {[director && say`Directed by ${director}`, studio].filter(Boolean).join(" · ")}
        </p>
        <div className={styles.actions}>
          {trailerUrl && (
            <ButtonLink variant="gold" icon="play" href={trailerUrl}>
              {say`Watch trailer`}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
