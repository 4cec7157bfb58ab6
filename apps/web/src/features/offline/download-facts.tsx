import { describeLength } from "#platform/describe-length.ts";
import { isOffline } from "#platform/device/network-status.ts";
import type { Download } from "#platform/local-store/download.ts";
import { useStore } from "#platform/store.ts";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Progress } from "#ui/progress/progress.tsx";
import { describeBytes } from "./describe-bytes.ts";
import { shareOf } from "./share-of.ts";
import styles from "./download-list.module.css";

type Props = { download: Download; isOver: boolean };

const date = { day: "numeric", month: "long" } as const;

/** A download's size, progress and expiry. */
export function DownloadFacts({ download, isOver }: Props) {
  const offline = useStore(isOffline);
  const { title, state, rung, bytes, expectedBytes } = download;
  const isWhole = state === "kept";
  const size = isWhole
    ? describeBytes(bytes)
    : say`${describeBytes(bytes)} of about ${describeBytes(expectedBytes)}`;
  const note = describeNote(download, { offline, isOver });
  return (
    <>
      <p className={styles.facts}>
        {[size, `${rung.height}p`, describeLength(title.durationSeconds)].map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
      </p>
      {!isWhole && <Progress label={say`Downloading ${title.title}`} value={shareOf(download)} />}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

function describeNote(
  download: Download,
  { offline, isOver }: { offline: boolean; isOver: boolean },
): string | null {
  switch (download.state) {
    case "fetching":
      return offline ? say`Continues when you’re back online.` : null;
    case "paused":
      return null;
    case "failed":
      return say`The download stopped. Try again to continue.`;
    case "kept":
      return isOver
        ? say`This download has expired. Go online to renew it for another 30 days.`
        : say`Available until ${formatDate(download.expiresAt, date)}`;
  }
}
