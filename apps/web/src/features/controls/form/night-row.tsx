import { bedTimeFromEarliest, bedTimeUntilLatest } from "@goldmane/contracts/controls/limits";
import type { BedTime } from "@goldmane/contracts/controls/schema";
import type { ReactNode } from "react";
import { formatClock } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Switch } from "#ui/switch/switch.tsx";
import styles from "./controls-form.module.css";
import { StepRow } from "./step-row.tsx";
import { stepClock } from "./steps.ts";

type Props = {
  label: string;
  description: string;
  help?: ReactNode;
  usual: BedTime;
  night: BedTime | null;
  onChange: (night: BedTime | null) => void;
};

const lastQuarter = 23 * 60 + 45;

/** Bedtime for one kind of night, or none. */
export function NightRow({ label, description, help, usual, night, onChange }: Props) {
  return (
    <div className={styles.group}>
      <Switch
        label={label}
        description={description}
        help={help}
        isOn={night !== null}
        onChange={(isOn) => onChange(isOn ? usual : null)}
      />
      {night && (
        <div className={styles.nights}>
          <StepRow
            of={label}
            label={say`From`}
            value={formatClock(night.from)}
            onStep={(step) =>
              onChange({
                ...night,
                from: stepClock(night.from, step, [bedTimeFromEarliest, lastQuarter]),
              })
            }
          />
          <StepRow
            of={label}
            label={say`Until`}
            value={formatClock(night.until)}
            onStep={(step) =>
              onChange({ ...night, until: stepClock(night.until, step, [0, bedTimeUntilLatest]) })
            }
          />
        </div>
      )}
    </div>
  );
}
