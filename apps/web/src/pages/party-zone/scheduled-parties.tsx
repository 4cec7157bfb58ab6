import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { ScheduledParty } from "@goldmane/contracts/scheduled-parties/schema";
import { ScheduledPartyCard } from "#features/scheduled-parties/scheduled-party-card.tsx";
import { ScheduledPartyDialog } from "#features/scheduled-parties/scheduled-party-dialog.tsx";
import { useNow } from "#features/scheduled-parties/use-now.ts";
import { FilmPicker } from "#features/parties/choosing/film-picker.tsx";
import { say } from "#platform/words/say.ts";
import styles from "./zone.module.css";

/** The party being edited, or "new". */
export type Editing = ScheduledParty | "new" | null;

type Props = {
  scheduledParties: readonly ScheduledParty[];
  editing: Editing;
  /** The film of a new one, if it was chosen before. */
  film: Pick<TitleCard, "id" | "title"> | null;
  onChange: (scheduledParty: ScheduledParty) => void;
  onClose: () => void;
};

/** The upcoming scheduled parties and the form that schedules one. */
export function ScheduledParties({ scheduledParties, editing, film, onChange, onClose }: Props) {
  const now = useNow();
  return (
    <>
      {scheduledParties.length > 0 && (
        <section className={styles.part}>
          <h2>{say`Scheduled parties`}</h2>
          <ul className={styles.scheduledParties}>
            {scheduledParties.map((scheduledParty) => (
              <li key={scheduledParty.id}>
                <ScheduledPartyCard
                  scheduledParty={scheduledParty}
                  now={now}
                  onChange={() => onChange(scheduledParty)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {editing !== null && (
        <ScheduledPartyDialog
          scheduledParty={editing === "new" ? null : editing}
          film={film}
          renderPicker={(choosing) => (
            <FilmPicker heading={say`Choose a film`} canShow={() => true} {...choosing} />
          )}
          onClose={onClose}
        />
      )}
    </>
  );
}
