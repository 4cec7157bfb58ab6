import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { nameOfRole } from "#ui/profile-form/names.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { EditDialog } from "./edit-dialog.tsx";
import styles from "./manage.module.css";
import { useApproveProfile, useDeleteProfile } from "./queries.ts";

/** A profile created with the household code, to approve or decline. */
export function PendingProfileRow({ profile }: { profile: FamilyProfile }) {
  const [asked, setAsked] = useState<"edit" | "turn-away" | null>(null);
  const approval = useApproveProfile();
  const deletion = useDeleteProfile();
  const { id, displayName, name, username, role, highestRating } = profile;
  const close = () => setAsked(null);
  const welcome = () => void showToast({ title: say`${displayName} can join` });
  const turnAway = () => {
    close();
    showToast({ title: say`Declined`, description: say`${displayName}’s profile was deleted.` });
  };

  return (
    <div className={styles.row}>
      <div className={styles.face}>
        <Avatar url={profile.avatarUrl} size={64} />
      </div>
      <div className={styles.who}>
        <p className={styles.name}>{say`${displayName} wants to join`}</p>
        <p>
          {name} · {username}
        </p>
        <p>
          {say`${nameOfRole(role)} · up to ${highestRating}`}
          {isGrownUp(role) && `. ${say`Wrong? Edit it first.`}`}
        </p>
      </div>
      <div className={styles.answers}>
        <Button
          variant="gold"
          icon="check"
          aria-busy={approval.isPending}
          aria-label={say`Approve ${displayName}`}
          onClick={() => approval.mutate(id, { onSuccess: welcome })}
        >
          {say`Approve`}
        </Button>
        <Button
          variant="glass"
          aria-label={say`Decline ${displayName}`}
          onClick={() => setAsked("turn-away")}
        >
          {say`Decline`}
        </Button>
        <Button
          variant="plain"
          aria-label={say`Edit ${displayName}`}
          onClick={() => setAsked("edit")}
        >
          {say`Edit`}
        </Button>
      </div>
      {asked === "edit" && <EditDialog profile={profile} onClose={close} />}
      {asked === "turn-away" && (
        <ConfirmDialog
          heading={say`Decline ${displayName}?`}
          confirmLabel={say`Decline`}
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate(id, { onSuccess: turnAway })}
          onClose={close}
        >
          <p>
            {say`This deletes the profile. They can ask again with the household code, so make a new code if it leaked.`}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
