import { useState } from "react";
import type { Copy } from "#platform/kept/copy.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { goOn, pauseCopy } from "./keep/keep-film.ts";
import { KeptFacts } from "./kept-facts.tsx";
import { playsHere } from "./plays-here.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import styles from "./kept-list.module.css";

type Props = { copy: Copy };

/** One film on this device: how much of it is here, until when, and what to do with it. */
export function KeptRow({ copy }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const [now] = useState(Date.now);
  const isPlayable = playsHere(copy, now);
  const { title, state } = copy;
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
      <div className={styles.words}>
        <h2 className={styles.title}>{title.title}</h2>
        <KeptFacts copy={copy} isOver={!isPlayable} />
      </div>
      <div className={styles.acts}>
        {isPlayable && (
          <ButtonLink look="gold" icon="play" href={routes.watch(title.id)}>
            {say`Play`}
          </ButtonLink>
        )}
        {state === "fetching" && (
          <Button
            look="glass"
            icon="pause"
            aria-label={say`Pause the download of ${title.title}`}
            onClick={() => void pauseCopy(copy.id)}
          >
            {say`Pause`}
          </Button>
        )}
        {(state === "paused" || state === "failed") && (
          <Button
            look="gold"
            icon={state === "paused" ? "keep" : "retry"}
            aria-label={
              state === "paused"
                ? say`Resume the download of ${title.title}`
                : say`Try again to download ${title.title}`
            }
            onClick={() => void goOn(copy.id)}
          >
            {state === "paused" ? say`Resume` : say`Try again`}
          </Button>
        )}
        <Button
          look="glass"
          aria-label={say`Remove ${title.title}`}
          onClick={() => setLeaving(true)}
        >
          {say`Remove`}
        </Button>
      </div>
      {isLeaving && <RemoveDialog copy={copy} onClose={() => setLeaving(false)} />}
    </article>
  );
}
