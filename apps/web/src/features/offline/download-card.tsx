import { Link } from "wouter";
import { describeLength } from "#platform/describe-length.ts";
import type { Download } from "#platform/local-store/download.ts";
import { routes } from "#platform/routes.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./download-card.module.css";

type Props = { download: Download };

/** A downloaded film, linked to its playback. */
export function DownloadCard({ download: { title } }: Props) {
  return (
    <Link href={routes.watch(title.id)} className={styles.card} data-genre={title.genre}>
      <div className={styles.art}>
        <Poster
          url={title.backdropUrl}
          title={title.title}
          colors={title.colors}
          blur={title.backdropBlur}
          shape="backdrop"
          width={400}
          sizes="(width < 48rem) 14rem, 22vw"
        />
      </div>
      <p className={styles.title}>{title.title}</p>
      <p className={styles.facts}>
        <Badge>{title.rating}</Badge> {describeLength(title.durationSeconds)}
      </p>
    </Link>
  );
}
