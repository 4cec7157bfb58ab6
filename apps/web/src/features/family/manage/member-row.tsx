import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { nameOfRole } from "#ui/profile-form/names.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import styles from "./manage.module.css";

type Props = { profile: FamilyProfile; isOwn: boolean };

export function MemberRow({ profile, isOwn }: Props) {
  const [isEdited, setEdited] = useState(false);
  const { displayName, name, username, role, hasPin, hasSeat, highestRating } = profile;
  const facts = [
    nameOfRole(role),
    say`up to ${highestRating}`,
    hasPin ? "PIN" : say`no PIN`,
    ...(hasSeat ? [] : [say`no seat`]),
  ];

  return (
    <div className={styles.row}>
      <div className={styles.face}>
        <Avatar url={profile.avatarUrl} size={64} />
      </div>
      <div className={styles.who}>
        <p className={styles.name}>
          {displayName} {isOwn && <Badge>{say`You`}</Badge>}
        </p>
        <p>
          {name} · {username}
        </p>
        <p>{facts.join(" · ")}</p>
      </div>
      <Button variant="glass" aria-label={say`Edit ${displayName}`} onClick={() => setEdited(true)}>
        {say`Edit`}
      </Button>
      {isEdited && <EditDialog profile={profile} onClose={() => setEdited(false)} />}
    </div>
  );
}
