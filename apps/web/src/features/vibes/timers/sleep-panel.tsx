import { useState } from "react";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Slider } from "#ui/slider/slider.tsx";
import { cancelSleepTimer, fadeLimits, sleepTimer, startSleepTimer } from "./sleep-timer.ts";
import styles from "./timer-panel.module.css";
import { clockFace, useSeconds } from "./use-seconds.ts";

const lengths = ["10", "20", "30", "45", "60"] as const;

/** Fades the sound out after a while. */
export function SleepPanel() {
  const timer = useStore(sleepTimer);
  const now = useSeconds(timer !== null);
  const [minutes, setMinutes] = useState<(typeof lengths)[number]>("30");
  const [fade, setFade] = useState(60);
  return (
    <section className={styles.panel}>
      <h3 className={styles.heading}>{say`Sleep timer`}</h3>
      {timer ? (
        <>
          <p className={styles.clock} role="timer">
            {clockFace((timer.endsAt - now) / 1000)}
          </p>
          <Button variant="glass" onClick={cancelSleepTimer}>{say`Turn off timer`}</Button>
        </>
      ) : (
        <>
          <ChoiceRow
            legend={say`Minutes`}
            choices={lengths}
            chosen={minutes}
            nameOf={String}
            onChoose={setMinutes}
          />
          <Slider
            label={say`Fade out`}
            min={fadeLimits.shortest}
            max={fadeLimits.longest}
            step={5}
            value={fade}
            nameOf={(seconds) => say`${seconds} seconds`}
            onChange={setFade}
          />
          <Button
            variant="glass"
            icon="clock"
            onClick={() => startSleepTimer(Number(minutes), fade)}
          >{say`Start timer`}</Button>
          <p className={styles.note}>{say`Next time, the music picks up where you fell asleep.`}</p>
        </>
      )}
    </section>
  );
}
