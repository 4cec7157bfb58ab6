import { avatars } from "@goldmane/contracts/family/limits";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import { Avatar } from "./avatar.tsx";
import styles from "./avatar-picker.module.css";

type Props = { chosen: string; onChoose: (url: string) => void };

/** The eight pictures to choose from. */
export function AvatarPicker({ chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>Picture</legend>
      <div className={styles.pictures}>
        {avatars.map((avatar) => {
          const url = avatarUrl(avatar);
          return (
            <button
              key={avatar}
              type="button"
              className={styles.picture}
              aria-label={avatar}
              aria-pressed={url === chosen}
              onClick={() => onChoose(url)}
            >
              <Avatar url={url} size={96} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
