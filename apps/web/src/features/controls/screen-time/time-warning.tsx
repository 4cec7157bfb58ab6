import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./screen-time.module.css";
import { describeWarning } from "./describe-end.ts";

type Props = { timeLeft: TimeLeft; onFinish: (() => void) | null };

/** A warning next to the film. */
export function TimeWarning({ timeLeft, onFinish }: Props) {
  return (
    <div className={styles.warning}>
      <Icon name="clock" />
      <output>{describeWarning(timeLeft)}</output>
      {onFinish && (
        <button type="button" onClick={onFinish}>
          {say`Finish this film`}
        </button>
      )}
    </div>
  );
}
