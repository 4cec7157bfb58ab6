import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { formatList } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { formatTheme } from "#platform/words/format-theme.ts";
import { CastList } from "./sheet/cast-list.tsx";
import { MoodLinks } from "./sheet/mood-links.tsx";
import { describeRating } from "./sheet/rating-meaning.ts";
import { TrackFacts } from "./sheet/track-facts.tsx";
import styles from "./title-particulars.module.css";

type Props = { title: TitleDetail };

/** Synopsis, makers and content advice. */
export function TitleParticulars({ title }: Props) {
  const { rating, ratingReason } = title;
  // The reason for a G says as much as the rating's meaning.
  const meaning = rating === "G" && ratingReason !== "" ? "" : describeRating(rating);
  return (
    <div className={styles.particulars}>
      <div>
        <p className={styles.synopsis}>{title.synopsis}</p>
        <MoodLinks moods={title.moods} />
        <CastList cast={title.cast} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{say`Rated ${rating}`}</dt>
          <dd>
            {meaning}
            {ratingReason !== "" && <span className={styles.why}>{ratingReason}</span>}
          </dd>
        </div>
        {title.director !== "" && (
          <div>
            <dt>{say`Directed by`}</dt>
            <dd>{title.director}</dd>
          </div>
        )}
        {title.themes.length > 0 && (
          <div>
            <dt>{say`About`}</dt>
            <dd>{formatList(title.themes.map(formatTheme))}</dd>
          </div>
        )}
        <TrackFacts titleId={title.id} />
        {title.next && (
          <div>
            <dt>{say`Up next`}</dt>
            <dd>
              <Link href={routes.watch(title.next.id)} className={styles.next}>
                {title.next.title}
              </Link>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
