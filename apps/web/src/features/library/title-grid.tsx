import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { PosterGrid } from "#ui/poster/poster-grid.tsx";
import { TitleCard } from "./title-card.tsx";
import styles from "./title-grid.module.css";

type Props = { titles: readonly Title[]; onIntent: (titleId: string) => void };

/** Fewer films than this do not fill a wall as posters, so they hang wide. */
const fewest = 6;

/** Every film of a hall on its wall. */
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
