import type { StoredEmail } from "@goldmane/contracts/admin/schema";
import { useQuery } from "@tanstack/react-query";
import { emailQuery } from "#features/admin/queries.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import styles from "./email-dialog.module.css";

type Props = { email: StoredEmail; onClose: () => void };

/** An e-mail as its recipient sees it, and its plain text. Links can be copied but not followed. */
export function EmailDialog({ email, onClose }: Props) {
  const { data, error } = useQuery(emailQuery(email.id));
  return (
    <Dialog label={email.subject} size="medium" onClose={onClose}>
      <div className={styles.email}>
        <h2>{email.subject}</h2>
        <p className={styles.to}>{say`To ${email.to}`}</p>
        {error ? (
          <p role="alert">{say`Couldn’t open this e-mail. Close it and try again.`}</p>
        ) : (
          <>
            {data?.html !== "" && <EmailFrame title={email.subject} html={data?.html} />}
            <details className={styles.plain} open={data?.html === ""}>
              <summary>{say`Plain text`}</summary>
              <pre className={styles.text}>{data?.text ?? ""}</pre>
            </details>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The empty sandbox denies scripts, forms, popups and the page's origin. */
function EmailFrame({ title, html }: { title: string; html: string | undefined }) {
  return (
    <iframe
      className={styles.frame}
      title={title}
      sandbox=""
      srcDoc={html ?? ""}
      aria-busy={html === undefined}
    />
  );
}
