import type { Device } from "@goldmane/contracts/account/devices/schema";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import styles from "./devices.module.css";
import { nameOfLevel } from "#features/account/names.ts";

type Props = { device: Device; onRevoke: () => void };

const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

export function DeviceRow({ device, onRevoke }: Props) {
  const { name, isThisOne, level, profile, network, lastSeenAt, signedInAt } = device;
  return (
    <div className={styles.device}>
      <div className={styles.face}>
        {profile ? <Avatar url={profile.avatarUrl} size={48} /> : <span>?</span>}
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>
          {name} {isThisOne && <Badge>This one</Badge>}
        </p>
        <p>
          {profile ? `${profile.displayName}, ` : ""}
          {nameOfLevel(level)}
        </p>
        <p className={styles.small}>
          Last seen {moment.format(lastSeenAt)} from {network}. Signed in{" "}
          {moment.format(signedInAt)}.
        </p>
      </div>
      {!isThisOne && (
        <Button look="glass" aria-label={`Sign out ${name}`} onClick={onRevoke}>
          Sign out
        </Button>
      )}
    </div>
  );
}
