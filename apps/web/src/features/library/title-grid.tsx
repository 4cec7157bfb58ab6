import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { PosterGrid } from "#ui/poster/poster-grid.tsx";
import { TitleCard } from "./title-card.tsx";
import styles from "./title-grid.module.css";

type Props = { titles: readonly Title[]; onIntent: (titleId: string) => void };

/** With fewer films than this, wide cards are used instead of posters. */
const fewest = 6;

/** All films of a genre as a grid. */
export function TitleGrid({ titles, onIntent }: Props) {
  const shape = titles.length < fewest ? "wide" : "poster";
  return (
    <div className={styles.grid}>
      <PosterGrid shape={shape}>
        {titles.map((title, index) => (
          <li key={title.id}>
            <TitleCard title={title} onIntent={onIntent} shape={shape} urgent={index < 6} />
          </li>
        ))}
      </PosterGrid>
    </div>
  );
}
