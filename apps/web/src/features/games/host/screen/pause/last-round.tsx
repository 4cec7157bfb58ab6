import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./last-round.module.css";

/** Tells a child whose time is over that this round can still be finished. */
export function LastRound({ isOpenEnded }: { isOpenEnded: boolean }) {
  return (
    <output className={styles.note}>
      <Icon name="clock" />
      {isOpenEnded ? say`Almost time for a break` : say`Last round for today`}
    </output>
  );
}
