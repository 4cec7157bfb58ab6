import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./hero-sound.module.css";

type Props = { hasSound: boolean; onToggle: () => void };

/** The trailer's sound, while there is a trailer. */
export function HeroSound({ hasSound, onToggle }: Props) {
  return (
    <div className={styles.sound}>
      <IconButton
        icon={hasSound ? "loud" : "muted"}
        label={hasSound ? "Mute the trailer" : "Unmute the trailer"}
        onClick={onToggle}
      />
    </div>
  );
}
