import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { PinPad } from "#ui/pin-pad/pin-pad.tsx";
import styles from "./new-pin.module.css";
import { useNewPin } from "./use-new-pin.ts";

type Props = { profile: FamilyProfile; onDone: () => void };

/** Enters a new PIN twice. The pad is hidden while saving, since a password can be asked for. */
export function NewPin({ profile, onDone }: Props) {
  const { digits, misses, isRepeating, isSaving, press, erase } = useNewPin(profile.id, onDone);
  const isMissed = misses > 0 && !isRepeating && digits === "";

  return (
    <div className={styles.view}>
      <h2 className={styles.heading}>{say`Set a PIN`}</h2>
      <p className={styles.text}>
        {say`A PIN keeps children out of your profile. Without one, you’ll need your password.`}
      </p>
      <output className={styles.step}>
        {isRepeating ? say`Enter the PIN again.` : say`Choose four digits.`}
      </output>
      {!isSaving && (
        <PinPad
          digits={digits}
          misses={misses}
          isChecking={false}
          onDigit={press}
          onErase={erase}
        />
      )}
      <p className={styles.problem} role="alert">
        {isMissed ? say`The PINs don’t match. Try again.` : null}
      </p>
      <Button variant="plain" onClick={onDone}>
        {say`Not now`}
      </Button>
    </div>
  );
}
