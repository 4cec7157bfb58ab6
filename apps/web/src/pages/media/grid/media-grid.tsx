import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { TitleCard } from "#features/library/title-card.tsx";
import { MediaChoice } from "./media-choice.tsx";
import { MediaRow } from "./media-row.tsx";
import styles from "./media-grid.module.css";
import type { Selection } from "./selection.ts";

type Props = {
  titles: readonly Title[];
  isList: boolean;
  selection: Selection;
  onChoose: (id: string, isRange: boolean) => void;
  onIntent: (titleId: string) => void;
};

/** Titles as posters or rows, which play them or, while selecting, select them. */
export function MediaGrid({ titles, isList, selection, onChoose, onIntent }: Props) {
  const positions = new Map(selection.chosen.map((id, index) => [id, index + 1]));
  return (
    <ul className={styles.wall} data-list={isList}>
      {titles.map((title, index) => (
        <li key={title.id}>
          {selection.isOpen ? (
            <MediaChoice
              title={title}
              position={positions.get(title.id) ?? null}
              isList={isList}
              onChoose={(isRange) => onChoose(title.id, isRange)}
            />
          ) : isList ? (
            <MediaRow title={title} onIntent={onIntent} />
          ) : (
            <TitleCard title={title} onIntent={onIntent} urgent={index < 6} />
          )}
        </li>
      ))}
    </ul>
  );
}
