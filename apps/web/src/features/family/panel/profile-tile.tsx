import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { say } from "#platform/words/say.ts";
import { nameOfRole } from "#ui/profile-form/names.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import styles from "./profile-tile.module.css";

type Props = {
  profile: FamilyProfile;
  isCurrent: boolean;
  isBusy: boolean;
  /** Gets the initial focus. */
  isFirst: boolean;
  onChoose: () => void;
};

/** A profile in the picker. */
export function ProfileTile({ profile, isCurrent, isBusy, isFirst, onChoose }: Props) {
  const { displayName, avatarUrl, role, hasPin, status } = profile;
  return (
    <button
      type="button"
      className={styles.tile}
      data-current={isCurrent}
      data-waiting={status === "waiting"}
      aria-current={isCurrent ? "true" : undefined}
      aria-busy={isBusy}
      ref={isFirst ? focusFirst : undefined}
      onClick={onChoose}
    >
      <span className={styles.picture}>
        <Avatar url={avatarUrl} size={128} />
        {hasPin && (
          <span className={styles.lock}>
            <Icon name="lock" />
          </span>
        )}
      </span>
      <span className={styles.name}>{displayName}</span>
      <span className={styles.role}>
        {status === "waiting" ? say`Waiting for a parent` : nameOfRole(role)}
      </span>
      {hasPin && <span className={styles.spoken}>{say`Locked with a PIN`}</span>}
    </button>
  );
}
