import { useState } from "react";
import { describeLength } from "#platform/describe-length.ts";
import type { Copy } from "#platform/kept/copy.ts";
import { routes } from "#platform/routes.ts";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import { describeBytes } from "./describe-bytes.ts";
import { goOn, pauseCopy } from "./keep/keep-film.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { shareOf } from "./share-of.ts";
import styles from "./kept-list.module.css";

type Props = { copy: Copy };

const date = { day: "numeric", month: "long" } as const;

/** One film on this device: how much of it is here, until when, and what to do with it. */
export function KeptRow({ copy }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const { title, state, rung, bytes, expectedBytes, expiresAt } = copy;
  const isWhole = state === "kept";
  return (
    <article className={styles.row} data-genre={title.genre}>
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
        <p className={styles.facts}>
          {isWhole
            ? describeBytes(bytes)
            : say`${describeBytes(bytes)} of about ${describeBytes(expectedBytes)}`}
          {` · ${rung.height}p · ${describeLength(title.durationSeconds)}`}
        </p>
        {isWhole && (
          <p className={styles.facts}>{say`Plays here until ${formatDate(expiresAt, date)}`}</p>
        )}
        {!isWhole && <Progress label={say`Download of ${title.title}`} value={shareOf(copy)} />}
        {state === "failed" && (
          <p
            className={styles.facts}
          >{say`The download stopped. What came stays for the next try.`}</p>
        )}
      </div>
      <div className={styles.acts}>
        {isWhole && (
          <ButtonLink look="gold" icon="play" href={routes.watch(title.id)}>
            {say`Play`}
          </ButtonLink>
        )}
        {state === "fetching" && (
          <Button look="glass" icon="pause" onClick={() => void pauseCopy(copy.id)}>
            {say`Pause`}
          </Button>
        )}
        {(state === "paused" || state === "failed") && (
          <Button look="gold" icon="retry" onClick={() => void goOn(copy.id)}>
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
