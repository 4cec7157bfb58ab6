import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { useState } from "react";
import { nameOfRole } from "#features/family/names.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { EditDialog } from "./edit-dialog.tsx";
import styles from "./manage.module.css";
import { useApproveProfile } from "./queries.ts";

type Props = { profile: FamilyProfile; isOwn: boolean };

export function MemberRow({ profile, isOwn }: Props) {
  const [isEdited, setEdited] = useState(false);
  const approval = useApproveProfile();
  const { displayName, name, username, role, status, hasPin, hasSeat, highestRating } = profile;
  const facts = [
    nameOfRole(role),
    `up to ${highestRating}`,
    hasPin ? "PIN" : "no PIN",
    ...(hasSeat ? [] : ["no seat"]),
  ];
  const welcome = () => void showToast({ title: `${displayName} may come in` });

  return (
    <div className={styles.row}>
      <div className={styles.face}>
        <Avatar url={profile.avatarUrl} size={64} />
      </div>
      <div className={styles.who}>
        <p className={styles.name}>
          {displayName} {isOwn && <Badge>You</Badge>}
        </p>
        <p>
          {name} · {username}
        </p>
        <p>{status === "waiting" ? "Waiting for a parent’s yes" : facts.join(" · ")}</p>
      </div>
      {status === "waiting" && (
        <Button
          look="gold"
          icon="check"
          aria-busy={approval.isPending}
          aria-label={`Let ${displayName} in`}
          onClick={() => approval.mutate(profile.id, { onSuccess: welcome })}
        >
          Let in
        </Button>
      )}
      <Button look="glass" aria-label={`Edit ${displayName}`} onClick={() => setEdited(true)}>
        Edit
      </Button>
      {isEdited && <EditDialog profile={profile} onClose={() => setEdited(false)} />}
    </div>
  );
}
