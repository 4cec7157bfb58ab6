import { pinLength } from "@goldmane/contracts/family/limits";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import styles from "./pin-pad.module.css";
import { usePinKeys } from "./use-pin-keys.ts";

type Props = {
  digits: string;
  misses: number;
  isChecking: boolean;
  onDigit: (digit: string) => void;
  onErase: () => void;
};

const dots = Array.from({ length: pinLength }, (_, index) => index);

/**
 * A digit pad for remote controls and keyboards. A wrong PIN shakes the dots and leaves the focus
 * where it is.
 */
export function PinPad({ digits, misses, isChecking, onDigit, onErase }: Props) {
  usePinKeys({ onDigit, onErase });

  return (
    <div className={styles.pad}>
      <output
        className={styles.dots}
        // Alternates between two identical animations, so that it restarts each time.
        data-shake={misses === 0 ? undefined : misses % 2}
        data-checking={isChecking}
        aria-label={say`${digits.length} of ${pinLength} digits`}
      >
        {dots.map((index) => (
          <span key={index} className={styles.dot} data-filled={index < digits.length} />
        ))}
      </output>
      <div className={styles.keys}>
        {["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"].map((digit) => (
          <button
            key={digit}
            type="button"
            className={styles.key}
            ref={digit === "5" ? focusFirst : undefined}
            onClick={() => onDigit(digit)}
          >
            {digit}
          </button>
        ))}
        <button type="button" className={styles.key} aria-label={say`Erase`} onClick={onErase}>
          <Icon name="erase" />
        </button>
      </div>
    </div>
  );
}
