import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./hero-sound.module.css";

type Props = { hasSound: boolean; onToggle: () => void };

/** The sound of trailers. */
export function HeroSound({ hasSound, onToggle }: Props) {
  return (
    <div className={styles.sound}>
      <IconButton
        icon={hasSound ? "loud" : "muted"}
        label={hasSound ? "Mute the trailers" : "Unmute the trailers"}
        onClick={onToggle}
      />
    </div>
  );
}
