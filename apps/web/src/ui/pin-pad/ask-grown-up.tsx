import type { ReactNode } from "react";
import { say } from "#platform/words/say.ts";
import styles from "./ask-grown-up.module.css";
import { PinPad } from "./pin-pad.tsx";
import type { PinDigits } from "./use-pin-digits.ts";

type Props = {
  /** Explains what the PIN is for. */
  children: ReactNode;
  pin: PinDigits;
};

/** Asks a parent or adult for their PIN before a child's action. */
export function AskGrownUp({ children, pin }: Props) {
  return (
    <>
      <h2 className={styles.heading}>{say`Ask a grown-up`}</h2>
      <p className={styles.text}>{children}</p>
      <PinPad
        digits={pin.digits}
        misses={pin.misses}
        isChecking={pin.isChecking}
        onDigit={pin.press}
        onErase={pin.erase}
      />
      <p className={styles.problem} role="alert">
        {pin.problem}
      </p>
    </>
  );
}
