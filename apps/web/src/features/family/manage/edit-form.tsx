import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { ProfileFields } from "#ui/profile-form/profile-fields.tsx";
import { Button } from "#ui/button/button.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { findChanges, toDraft } from "./changes.ts";
import styles from "./manage.module.css";
import { useChangeProfile } from "./queries.ts";

type Props = { profile: FamilyProfile; onSaved: () => void };

export function EditForm({ profile, onSaved }: Props) {
  const [draft, setDraft] = useState(() => toDraft(profile));
  const change = useChangeProfile();
  const changes = findChanges(profile, draft);
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!changes || change.isPending) return;
    const finish = () => {
      showToast({
        title: say`Saved`,
        description: say`${draft.displayName}’s profile was updated.`,
      });
      onSaved();
    };
    change.mutate({ id: profile.id, changes }, { onSuccess: finish });
  };

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <ProfileFields draft={draft} onChange={set} onRole={(role) => set({ role })} />
      <Button variant="gold" type="submit" disabled={!changes} aria-busy={change.isPending}>
        {say`Save`}
      </Button>
    </form>
  );
}
