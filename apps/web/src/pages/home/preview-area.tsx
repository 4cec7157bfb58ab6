import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useId } from "react";
import { fillRow } from "#features/library/selected/fixed-rows.ts";
import { say } from "#platform/words/say.ts";
import { PreviewCard } from "./preview-card.tsx";
import styles from "./preview-area.module.css";

type Props = { all: readonly TitleCard[]; onIntent: (titleId: string) => void };

/** Previews of possible films. Each plays while it is in view. */
export function PreviewArea({ all, onIntent }: Props) {
  const id = useId();
  const titles = fillRow("preview", all);
  if (titles.length === 0) return null;
  return (
    <section className={styles.area} aria-labelledby={id}>
      <h2 id={id}>{say`Preview Area`}</h2>
      <ul className={styles.screens}>
        {titles.map((title, index) => (
          <li key={title.id}>
            <PreviewCard title={title} index={index} onIntent={onIntent} />
          </li>
        ))}
      </ul>
    </section>
  );
}
