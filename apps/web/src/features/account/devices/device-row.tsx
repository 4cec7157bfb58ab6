import type { Device } from "@goldmane/contracts/account/devices/schema";
import { useState } from "react";
import { nameOfLevel } from "#features/account/names.ts";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { describeDevice } from "./describe-device.ts";
import { DeviceNameForm } from "./device-name-form.tsx";
import styles from "./devices.module.css";

type Props = { device: Device; onRevoke: () => void };

const momentFormat = { dateStyle: "medium", timeStyle: "short" } as const;

export function DeviceRow({ device, onRevoke }: Props) {
  const { isThisOne, profile } = device;
  const [naming, setNaming] = useState<"before" | "now" | "after">("before");
  const label = describeDevice(device);
  if (naming === "now")
    return <DeviceNameForm device={device} onClose={() => setNaming("after")} />;
  return (
    <div className={styles.device}>
      <div className={styles.face}>
        {profile ? <Avatar url={profile.avatarUrl} size={48} /> : <span>?</span>}
      </div>
      <DeviceFacts device={device} />
      <div className={styles.actions}>
        <Button
          variant="glass"
          aria-label={say`Rename ${label}`}
          // The form that was closed had the focus.
          ref={naming === "after" ? focusFirst : undefined}
          onClick={() => setNaming("now")}
        >
          {say`Rename`}
        </Button>
        {!isThisOne && (
          <Button variant="glass" aria-label={say`Sign out ${label}`} onClick={onRevoke}>
            {say`Sign out`}
          </Button>
        )}
      </div>
    </div>
  );
}

function DeviceFacts({ device }: { device: Device }) {
  const { name, browser, isThisOne, level, profile, network, lastSeenAt, signedInAt } = device;
  return (
    <div className={styles.facts}>
      <p className={styles.name}>
        {describeDevice(device)} {isThisOne && <Badge>{say`This device`}</Badge>}
      </p>
      <p>{profile ? `${profile.displayName} (${nameOfLevel(level)})` : nameOfLevel(level)}</p>
      {name !== null && <p className={styles.small}>{browser}</p>}
      <p className={styles.small}>
        {isThisOne
          ? say`Active now from ${network}`
          : say`Last seen ${formatDate(lastSeenAt, momentFormat)} from ${network}`}
      </p>
      <p className={styles.small}>{say`Signed in ${formatDate(signedInAt, momentFormat)}`}</p>
    </div>
  );
}
