import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { EditForm } from "./edit-form.tsx";
import styles from "./manage.module.css";
import { PinForm } from "./pin-form.tsx";
import { useDeleteProfile } from "./queries.ts";

type Props = { profile: FamilyProfile; onClose: () => void };

/** Everything about a profile that a parent may change. */
export function EditDialog({ profile, onClose }: Props) {
  const [isSure, setSure] = useState(false);
  const deletion = useDeleteProfile();
  const { displayName } = profile;
  const bury = () => {
    onClose();
    showToast({ title: "Profile deleted", description: `Nothing of ${displayName}’s is kept.` });
  };

  return (
    <Dialog label={`Edit ${displayName}`} size="medium" onClose={onClose}>
      <div className={styles.edit}>
        <h2>Edit {displayName}</h2>
        <EditForm profile={profile} onSaved={onClose} />
        <PinForm profile={profile} />
        <div className={styles.line}>
          {isSure ? (
            <>
              <p className={styles.who}>
                {displayName}’s places in films and everything else that is kept about {displayName}{" "}
                goes too. This cannot be undone.
              </p>
              <Button look="glass" onClick={() => setSure(false)}>
                Keep
              </Button>
              <Button
                look="alarm"
                aria-busy={deletion.isPending}
                onClick={() => deletion.mutate(profile.id, { onSuccess: bury })}
              >
                Delete for good
              </Button>
            </>
          ) : (
            <Button look="alarm" onClick={() => setSure(true)}>
              Delete this profile
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
