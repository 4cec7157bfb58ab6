import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./hero-sound.module.css";

type Props = { hasSound: boolean; onToggle: () => void };

/** Trailer sound toggle. */
export function HeroSound({ hasSound, onToggle }: Props) {
  return (
    <div className={styles.sound}>
      <IconButton
        icon={hasSound ? "loud" : "muted"}
        label={hasSound ? say`Mute trailers` : say`Unmute trailers`}
        onClick={onToggle}
      />
    </div>
  );
}
