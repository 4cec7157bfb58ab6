import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { say } from "#platform/words/say.ts";
import { describeDay } from "./describe-preview.ts";
import styles from "./preview-makers.module.css";

type Props = { preview: TheatricalPreview };

/** Release date and makers. */
export function PreviewMakers({ preview: { releaseDate, studio, director } }: Props) {
  return (
    <dl className={styles.makers}>
      <div>
        <dt>{say`In theaters`}</dt>
        <dd className={styles.day}>
          <time dateTime={releaseDate}>{describeDay(releaseDate)}</time>
        </dd>
      </div>
      {studio !== "" && (
        <div>
          <dt>{say`Studio`}</dt>
          <dd>{studio}</dd>
        </div>
      )}
      {director !== "" && (
        <div>
          <dt>{say`Director`}</dt>
          <dd>{director}</dd>
        </div>
      )}
    </dl>
  );
}
