import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { TitleCard } from "./title-card.tsx";
import styles from "./title-grid.module.css";

type Props = { titles: readonly Title[]; onIntent: (titleId: string) => void };

/** Every film of a hall, as posters on a wall. */
export function TitleGrid({ titles, onIntent }: Props) {
  return (
    <ul className={styles.grid}>
      {titles.map((title, index) => (
        <li key={title.id}>
          <TitleCard title={title} onIntent={onIntent} urgent={index < 6} />
        </li>
      ))}
    </ul>
  );
}
