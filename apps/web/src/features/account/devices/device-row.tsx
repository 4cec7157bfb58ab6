import type { Device } from "@goldmane/contracts/account/devices/schema";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import styles from "./devices.module.css";
import { nameOfLevel } from "#features/account/names.ts";

type Props = { device: Device; onRevoke: () => void };

const momentFormat = { dateStyle: "medium", timeStyle: "short" } as const;

export function DeviceRow({ device, onRevoke }: Props) {
  const { name, isThisOne, level, profile, network, lastSeenAt, signedInAt } = device;
  return (
    <div className={styles.device}>
      <div className={styles.face}>
        {profile ? <Avatar url={profile.avatarUrl} size={48} /> : <span>?</span>}
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>
          {name} {isThisOne && <Badge>{say`This device`}</Badge>}
        </p>
        <p>
          {profile ? `${profile.displayName}, ` : ""}
          {nameOfLevel(level)}
        </p>
        <p className={styles.small}>
          {say`Last seen ${formatDate(lastSeenAt, momentFormat)} from ${network}`}
        </p>
        <p className={styles.small}>{say`Signed in ${formatDate(signedInAt, momentFormat)}`}</p>
      </div>
      {!isThisOne && (
        <Button variant="glass" aria-label={say`Sign out ${name}`} onClick={onRevoke}>
          {say`Sign out`}
        </Button>
      )}
    </div>
  );
}
