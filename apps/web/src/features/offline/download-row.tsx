import { useState } from "react";
import type { Download } from "#platform/local-store/download.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { resumeDownload, pauseDownload } from "./download/download-film.ts";
import { DownloadFacts } from "./download-facts.tsx";
import { canPlayOffline } from "./can-play-offline.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import styles from "./download-list.module.css";

type Props = { download: Download };

/** One download: its progress, expiry and actions. */
export function DownloadRow({ download }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const [now] = useState(Date.now);
  const isPlayable = canPlayOffline(download, now);
  const { title, state } = download;
  return (
    <article className={styles.row} data-genre={title.genre} aria-label={title.title}>
      <div className={styles.picture}>
        <Poster
          url={title.posterUrl}
          title={title.title}
          colors={title.colors}
          blur={title.posterBlur}
          shape="poster"
          width={120}
          sizes="6rem"
        />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>{title.title}</h2>
        <DownloadFacts download={download} isOver={!isPlayable} />
      </div>
      <div className={styles.acts}>
        {isPlayable && (
          <ButtonLink variant="gold" icon="play" href={routes.watch(title.id)}>
            {say`Play`}
          </ButtonLink>
        )}
        {state === "fetching" && (
          <Button
            variant="glass"
            icon="pause"
            aria-label={say`Pause downloading ${title.title}`}
            onClick={() => void pauseDownload(download.id)}
          >
            {say`Pause`}
          </Button>
        )}
        {(state === "paused" || state === "failed") && (
          <Button
            variant="gold"
            icon={state === "paused" ? "keep" : "retry"}
            aria-label={
              state === "paused"
                ? say`Resume downloading ${title.title}`
                : say`Retry downloading ${title.title}`
            }
            onClick={() => void resumeDownload(download.id)}
          >
            {state === "paused" ? say`Resume` : say`Try again`}
          </Button>
        )}
        <Button
          variant="glass"
          aria-label={say`Delete ${title.title}`}
          onClick={() => setLeaving(true)}
        >
          {say`Delete`}
        </Button>
      </div>
      {isLeaving && <RemoveDialog download={download} onClose={() => setLeaving(false)} />}
    </article>
  );
}
