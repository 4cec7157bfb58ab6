import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./profile-tile.module.css";

export function AddTile({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={styles.tile} onClick={onPress}>
      <span className={styles.picture} data-empty>
        <Icon name="plus" />
      </span>
      <span className={styles.name}>{say`Add Profile`}</span>
    </button>
  );
}
