import type { TitleCard } from "@goldmane/contracts/library/schema";
import { describeLength } from "#platform/describe-length.ts";
import { say } from "#platform/words/say.ts";
import { FilmRow } from "./film-row.tsx";
import { GapRow } from "./gap-row.tsx";
import { PanelSection } from "./panel-section.tsx";
import { useOwnList } from "./use-own-list.ts";
import styles from "./panel-list.module.css";

type Props = {
  /** All titles visible to this viewer, by id; hidden ones are left out of the list. */
  titles: ReadonlyMap<string, TitleCard>;
  /** Watched share of films in percent. */
  reached: ReadonlyMap<string, number>;
};

export function OwnList({ titles, reached }: Props) {
  const { places, restoredId, takeOff, putBack } = useOwnList();
  const rows = places.flatMap(({ entry, isRemoved }) => {
    const title = titles.get(entry.id);
    return title ? [{ entry, isRemoved, title }] : [];
  });

  return (
    <PanelSection heading={say`My Watchlist`}>
      {rows.length === 0 ? (
        <p className={styles.empty}>
          {say`Your watchlist is empty. Tap the heart on any film to save it here.`}
        </p>
      ) : (
        <ul className={styles.list}>
          {rows.map(({ entry, isRemoved, title }) => {
            const progress = reached.get(entry.id) ?? entry.progress;
            return isRemoved ? (
              <GapRow key={entry.id} title={title.title} onUndo={() => putBack(entry)} />
            ) : (
              <FilmRow
                key={entry.id}
                title={title}
                progress={progress}
                description={describe(progress, title)}
                verb={say`Watch`}
                removal={{
                  label: say`Remove ${title.title} from my watchlist`,
                  onRemove: () => takeOff(entry),
                }}
                isRestored={entry.id === restoredId}
              />
            );
          })}
        </ul>
      )}
    </PanelSection>
  );
}

function describe(progress: number, { durationSeconds }: TitleCard): string {
  if (progress >= 100) return say`Watched`;
  return progress > 0 ? say`${Math.round(progress)}% watched` : describeLength(durationSeconds);
}
