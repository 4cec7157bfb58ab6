import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { Link } from "wouter";
import { Icon } from "#ui/icon/icon.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./preview-card.module.css";

const dates = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric" });
const night: [string, string] = ["#3a2444", "#1b0f20"];

type Props = { preview: TheatricalPreview };

/** A film that is to come; its trailer plays here when the house has it. */
export function PreviewCard({ preview }: Props) {
  const { title, posterUrl, trailerAvailable, trailerUrl, anticipationLevel } = preview;
  const hasTrailer = trailerAvailable && trailerUrl?.startsWith("/") === true;
  const card = (
    <>
      <div className={styles.art}>
        <Poster
          url={posterUrl ?? ""}
          title={title}
          colors={night}
          shape="poster"
          width={240}
          sizes="(width < 48rem) 8.5rem, 14vw"
        />
        {anticipationLevel === "High" && <p className={styles.badge}>Most anticipated</p>}
        {hasTrailer && (
          <span className={styles.trailer}>
            <Icon name="play" />
          </span>
        )}
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.date}>
        <time dateTime={preview.releaseDate}>
          {dates.format(new Date(`${preview.releaseDate}T12:00`))}
        </time>
      </p>
    </>
  );
  return hasTrailer ? (
    <Link href={trailerUrl} className={styles.card} aria-label={`Trailer of ${title}`}>
      {card}
    </Link>
  ) : (
    <div className={styles.card}>{card}</div>
  );
}
