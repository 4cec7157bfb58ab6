import type { StoredEmail } from "@goldmane/contracts/admin/schema";
import { useQuery } from "@tanstack/react-query";
import { emailQuery } from "#features/admin/queries.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import styles from "./email-dialog.module.css";

type Props = { email: StoredEmail; onClose: () => void };

/** An e-mail as plain text. Its links are not clickable, since they are for its recipient. */
export function EmailDialog({ email, onClose }: Props) {
  const { data, error } = useQuery(emailQuery(email.id));
  return (
    <Dialog label={email.subject} size="medium" onClose={onClose}>
      <div className={styles.email}>
        <h2>{email.subject}</h2>
        <p className={styles.to}>{say`To ${email.to}`}</p>
        {error ? (
          <p role="alert">{say`The letter could not be opened.`}</p>
        ) : (
          <pre className={styles.text} aria-busy={!data}>
            {data?.text ?? ""}
          </pre>
        )}
      </div>
    </Dialog>
  );
}
