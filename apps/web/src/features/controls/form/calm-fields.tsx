import type { CalmSettings } from "@goldmane/contracts/controls/schema";
import { say } from "#platform/words/say.ts";
import { Switch } from "#ui/switch/switch.tsx";
import styles from "./controls-form.module.css";

type Props = { calm: CalmSettings; onChange: (calm: CalmSettings) => void };

export function CalmFields({ calm, onChange }: Props) {
  return (
    <div className={styles.group}>
      <Switch
        label={say`No flashing`}
        description={say`For photosensitive viewers. Lightning in our films becomes a soft glow. Your own movies aren’t changed.`}
        isOn={calm.noFlashing}
        onChange={(noFlashing) => onChange({ ...calm, noFlashing })}
      />
      <Switch
        label={say`Less motion`}
        description={say`Pages stay still. Nothing slides or plays by itself.`}
        isOn={calm.reducedMotion}
        onChange={(reducedMotion) => onChange({ ...calm, reducedMotion })}
      />
      <Switch
        label={say`One film at a time`}
        description={say`The next film waits until someone starts it.`}
        isOn={calm.noAutoplay}
        onChange={(noAutoplay) => onChange({ ...calm, noAutoplay })}
      />
    </div>
  );
}
