import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { EditForm } from "./edit-form.tsx";
import styles from "./manage.module.css";
import { PinForm } from "./pin-form.tsx";
import { useDeleteProfile } from "./queries.ts";

type Props = { profile: FamilyProfile; onClose: () => void };

/** Edits a profile as a parent. */
export function EditDialog({ profile, onClose }: Props) {
  const [isSure, setSure] = useState(false);
  const deletion = useDeleteProfile();
  const { displayName } = profile;
  const bury = () => {
    onClose();
    showToast({
      title: say`Profile deleted`,
      description: say`${displayName}’s data was deleted.`,
    });
  };

  return (
    <Dialog label={say`Edit ${displayName}`} size="medium" onClose={onClose}>
      <div className={styles.edit}>
        <h2>{say`Edit ${displayName}`}</h2>
        <EditForm profile={profile} onSaved={onClose} />
        <PinForm profile={profile} />
        <div className={styles.line}>
          {isSure ? (
            <>
              <p className={styles.who}>
                {say`This deletes everything saved for ${displayName}. You can’t undo it.`}
              </p>
              <Button variant="glass" onClick={() => setSure(false)}>
                {say`Cancel`}
              </Button>
              <Button
                variant="alarm"
                aria-busy={deletion.isPending}
                onClick={() => deletion.mutate(profile.id, { onSuccess: bury })}
              >
                {say`Delete profile`}
              </Button>
            </>
          ) : (
            <Button variant="alarm" onClick={() => setSure(true)}>
              {say`Delete profile…`}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
