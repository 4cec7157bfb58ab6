import { filmsADayAtMost } from "@goldmane/contracts/controls/limits";
import type { TimeLimits } from "@goldmane/contracts/controls/schema";
import { say } from "#platform/words/say.ts";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import styles from "./controls-form.module.css";
import { MinutesRow } from "./minutes-row.tsx";
import { nameFilms } from "./names.ts";
import { NightRow } from "./night-row.tsx";
import { StepRow } from "./step-row.tsx";
import { stepLimit } from "./steps.ts";

type Props = { time: TimeLimits; onChange: (time: TimeLimits) => void };

const films = { least: 1, most: filmsADayAtMost, by: 1 };
/** Start value when stepping down from "no limit". */
const usualMost = 10;

export function TimeFields({ time, onChange }: Props) {
  const change = (part: Partial<TimeLimits>) => onChange({ ...time, ...part });

  return (
    <div className={styles.group}>
      <MinutesRow
        label={say`School days`}
        minutes={time.schoolDayMinutes}
        onChange={(schoolDayMinutes) => change({ schoolDayMinutes })}
      />
      <MinutesRow
        label={say`Weekends`}
        minutes={time.weekendMinutes}
        onChange={(weekendMinutes) => change({ weekendMinutes })}
      />
      <StepRow
        label={say`Films per day`}
        value={nameFilms(time.filmsADay)}
        onStep={(step) =>
          change({
            filmsADay:
              time.filmsADay === null && step < 0
                ? usualMost
                : stepLimit(time.filmsADay, step, films),
          })
        }
      />
      <NightRow
        label={say`School-night bedtime`}
        description={say`Sunday to Thursday nights.`}
        help={<HelpTip article="bedtime" label={say`School-night bedtime`} />}
        usual={{ from: "19:30", until: "06:30" }}
        night={time.schoolNight}
        onChange={(schoolNight) => change({ schoolNight })}
      />
      <NightRow
        label={say`Weekend bedtime`}
        description={say`Friday and Saturday nights.`}
        usual={{ from: "20:30", until: "07:30" }}
        night={time.weekendNight}
        onChange={(weekendNight) => change({ weekendNight })}
      />
    </div>
  );
}
