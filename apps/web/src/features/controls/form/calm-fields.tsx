import type { CalmSettings } from "@goldmane/contracts/controls/schema";
import { say } from "#platform/words/say.ts";
import { Switch } from "#ui/switch/switch.tsx";
import styles from "./controls-form.module.css";

type Props = { calm: CalmSettings; onChange: (calm: CalmSettings) => void };

export function CalmFields({ calm, onChange }: Props) {
  return (
    <div className={styles.group}>
      <Switch
        label={say`No flashes`}
        description={say`For the photosensitive: where lightning would flash in our films, the sky glows. Your own files play as they are.`}
        isOn={calm.noFlashing}
        onChange={(noFlashing) => onChange({ ...calm, noFlashing })}
      />
      <Switch
        label={say`Less motion`}
        description={say`Pages stand still: nothing slides, grows or plays by itself.`}
        isOn={calm.reducedMotion}
        onChange={(reducedMotion) => onChange({ ...calm, reducedMotion })}
      />
      <Switch
        label={say`One film at a time`}
        description={say`After a film ends, the next one waits until someone starts it.`}
        isOn={calm.noAutoplay}
        onChange={(noAutoplay) => onChange({ ...calm, noAutoplay })}
      />
    </div>
  );
}
