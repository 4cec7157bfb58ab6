import type { TitleCard } from "@goldmane/contracts/library/schema";
import { isInProgress } from "@goldmane/contracts/watchlist/rules";
import { watchlistCopy } from "#features/watchlist/copy/watchlist-copy.ts";
import { listEntries } from "#features/watchlist/copy/next-copy.ts";
import { describeLength } from "#platform/describe-length.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { FilmRow } from "./film-row.tsx";
import { PanelSection } from "./panel-section.tsx";
import styles from "./panel-list.module.css";

type Props = {
  titles: ReadonlyMap<string, TitleCard>;
  /** Watched share of films in percent, latest first. */
  reached: ReadonlyMap<string, number>;
};

/** Films in progress: by actual playback, or else by the list. */
export function ContinueList({ titles, reached }: Props) {
  const copy = useStore(watchlistCopy);
  const entries = (copy ? listEntries(copy) : []).filter(isInProgress);
  const progress = new Map(reached);
  for (const { id, progress: said } of entries) if (!progress.has(id)) progress.set(id, said);
  const rows = [...progress].flatMap(([id, share]) => {
    const title = titles.get(id);
    return title ? [{ title, share }] : [];
  });
  if (rows.length === 0) return null;

  return (
    <PanelSection heading={say`Continue Watching`}>
      <ul className={styles.list}>
        {rows.map(({ title, share }) => (
          <FilmRow
            key={title.id}
            title={title}
            progress={share}
            description={say`${describeLength((title.durationSeconds * (100 - share)) / 100)} left`}
            verb={say`Continue`}
          />
        ))}
      </ul>
    </PanelSection>
  );
}
