import { dailyMinutesAtMost, filmsADayAtMost } from "@goldmane/contracts/controls/limits";
import type { TimeLimits } from "@goldmane/contracts/controls/schema";
import { say } from "#platform/words/say.ts";
import styles from "./controls-form.module.css";
import { nameFilms, nameMinutes } from "./names.ts";
import { NightRow } from "./night-row.tsx";
import { StepRow } from "./step-row.tsx";
import { stepLimit } from "./steps.ts";

type Props = { time: TimeLimits; onChange: (time: TimeLimits) => void };

const minutes = { least: 15, most: dailyMinutesAtMost, by: 15 };
const films = { least: 1, most: filmsADayAtMost, by: 1 };
/** Start value when stepping down from "no limit". */
const usualMost = { minutes: 4 * 60, films: 10 };

export function TimeFields({ time, onChange }: Props) {
  const change = (part: Partial<TimeLimits>) => onChange({ ...time, ...part });
  const stepMinutes = (value: number | null, step: 1 | -1) =>
    value === null && step < 0 ? usualMost.minutes : stepLimit(value, step, minutes);

  return (
    <div className={styles.group}>
      <StepRow
        label={say`School days`}
        value={nameMinutes(time.schoolDayMinutes)}
        onStep={(step) => change({ schoolDayMinutes: stepMinutes(time.schoolDayMinutes, step) })}
      />
      <StepRow
        label={say`Weekends`}
        value={nameMinutes(time.weekendMinutes)}
        onStep={(step) => change({ weekendMinutes: stepMinutes(time.weekendMinutes, step) })}
      />
      <StepRow
        label={say`Different films a day`}
        value={nameFilms(time.filmsADay)}
        onStep={(step) =>
          change({
            filmsADay:
              time.filmsADay === null && step < 0
                ? usualMost.films
                : stepLimit(time.filmsADay, step, films),
          })
        }
      />
      <NightRow
        label={say`Bed time before school`}
        description={say`Nights that lead into a school day: Sunday to Thursday.`}
        usual={{ from: "19:30", until: "06:30" }}
        night={time.schoolNight}
        onChange={(schoolNight) => change({ schoolNight })}
      />
      <NightRow
        label={say`Bed time at the weekend`}
        description={say`Friday and Saturday nights.`}
        usual={{ from: "20:30", until: "07:30" }}
        night={time.weekendNight}
        onChange={(weekendNight) => change({ weekendNight })}
      />
    </div>
  );
}
