import type { Evening } from "@goldmane/contracts/evenings/schema";
import { EveningCard } from "#features/evenings/evening-card.tsx";
import { EveningDialog } from "#features/evenings/evening-dialog.tsx";
import { useNow } from "#features/evenings/use-now.ts";
import { FilmPicker } from "#features/parties/choosing/film-picker.tsx";
import { say } from "#platform/words/say.ts";
import styles from "./zone.module.css";

/** What is being planned: a new evening, or one that is to change. */
export type Planning = Evening | "new" | null;

type Props = {
  evenings: readonly Evening[];
  planning: Planning;
  onChange: (evening: Evening) => void;
  onClose: () => void;
};

/** The evenings to come, and the form that makes one. */
export function Evenings({ evenings, planning, onChange, onClose }: Props) {
  const now = useNow();
  return (
    <>
      {evenings.length > 0 && (
        <section className={styles.part}>
          <h2>{say`Evenings to come`}</h2>
          <ul className={styles.evenings}>
            {evenings.map((evening) => (
              <li key={evening.id}>
                <EveningCard evening={evening} now={now} onChange={() => onChange(evening)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {planning !== null && (
        <EveningDialog
          evening={planning === "new" ? null : planning}
          renderPicker={(choosing) => (
            <FilmPicker heading={say`Choose a film`} mayShow={() => true} {...choosing} />
          )}
          onClose={onClose}
        />
      )}
    </>
  );
}
