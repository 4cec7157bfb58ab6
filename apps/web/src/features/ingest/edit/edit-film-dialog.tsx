import { useQuery } from "@tanstack/react-query";
import { titleQuery } from "#features/library/queries.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Message } from "#ui/message/message.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import styles from "./edit-film.module.css";
import { EditFilmForm } from "./edit-film-form.tsx";
import { PosterField } from "./poster-field.tsx";

type Props = { id: string; onClose: () => void };

/** An operator's edit of a film: its facts and poster. */
export function EditFilmDialog({ id, onClose }: Props) {
  const { data: title, error } = useQuery(titleQuery(id));
  return (
    <Dialog label={say`Edit film`} size="medium" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{say`Edit film`}</h2>
        {title && (
          <div className={styles.sides}>
            <PosterField title={title} />
            <EditFilmForm title={title} onSaved={onClose} />
          </div>
        )}
        {!title && !error && <Spinner />}
        {error && (
          <Message heading={say`Film not found`} size="small">
            {say`It may have been removed. Close this and try again.`}
          </Message>
        )}
      </div>
    </Dialog>
  );
}
