import { useState } from "react";
import { useStore } from "#platform/store.ts";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { alarm, cancelAlarm, nextTime, setAlarm } from "./alarm.ts";
import styles from "./timer-panel.module.css";

/** Wakes gently with music. */
export function AlarmPanel() {
  const at = useStore(alarm);
  const [clock, setClock] = useState("07:00");
  const start = () => {
    const next = nextTime(clock, new Date());
    if (next !== null) setAlarm(next);
  };
  return (
    <section className={styles.panel}>
      <h3 className={styles.heading}>{say`Gentle alarm`}</h3>
      {at === null ? (
        <>
          <Field label={say`Wake me at`} type="time" value={clock} onChange={setClock} />
          <Button
            variant="glass"
            icon="clock"
            disabled={clock === ""}
            onClick={start}
          >{say`Set alarm`}</Button>
        </>
      ) : (
        <>
          <p className={styles.clock}>{formatDate(at, { hour: "numeric", minute: "2-digit" })}</p>
          <Button variant="glass" onClick={cancelAlarm}>{say`Turn off alarm`}</Button>
        </>
      )}
      <p className={styles.note}>
        {say`The music rises slowly. Leave Goldmane open and your device plugged in.`}
      </p>
    </section>
  );
}
