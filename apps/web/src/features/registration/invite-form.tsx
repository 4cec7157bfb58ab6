import { invitationNoteMaxLength } from "@goldmane/contracts/registration/limits";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./invite-form.module.css";
import { useCreateInvitation } from "./queries.ts";

/** Makes an invitation, and shows its link once. */
export function InviteForm() {
  const [note, setNote] = useState("");
  const inviting = useCreateInvitation();
  const url = inviting.data?.url;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === "" || inviting.isPending) return;
    inviting.mutate(note, { onSuccess: () => setNote("") });
  };
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: say`Link copied` });
    } catch {
      showToast({ title: say`Couldn’t copy`, description: say`Select the link and copy it.` });
    }
  };
  return (
    <div className={styles.invite}>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={say`Who is it for?`}
          name="note"
          autoComplete="off"
          autoCapitalize="words"
          placeholder={say`The Garcia family`}
          maxLength={invitationNoteMaxLength}
          hint={say`Only you see this.`}
          problem={inviting.error ? describeError(inviting.error) : undefined}
          value={note}
          onChange={setNote}
        />
        <Button variant="gold" type="submit" aria-busy={inviting.isPending}>
          {say`Create invitation`}
        </Button>
      </form>
      {url && (
        <div className={styles.made}>
          <p>{say`Send them this link. It works once, for 14 days, and isn’t shown again.`}</p>
          <output className={styles.link}>{url}</output>
          <Button variant="glass" onClick={() => void copy(url)}>
            {say`Copy link`}
          </Button>
        </div>
      )}
    </div>
  );
}
