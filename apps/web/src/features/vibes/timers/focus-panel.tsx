import { useState } from "react";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { focusPlans } from "./focus.ts";
import { focusSession, startFocus, stopFocus } from "./focus-session.ts";
import styles from "./timer-panel.module.css";
import { clockFace } from "./use-seconds.ts";

const choices = focusPlans.map(({ workMinutes }) => String(workMinutes));

/** Work and breaks by the clock, each with music of its own. */
export function FocusPanel() {
  const session = useStore(focusSession);
  const [chosen, setChosen] = useState("25");
  const plan = focusPlans.find(({ workMinutes }) => String(workMinutes) === chosen);
  const moment = session?.moment;
  return (
    <section className={styles.panel}>
      <h3 className={styles.heading}>{say`Focus session`}</h3>
      {session && moment && moment.phase !== "done" ? (
        <>
          <p className={styles.note} aria-live="polite">
            {moment.phase === "work"
              ? say`Focus ${moment.round} of ${session.plan.rounds}`
              : say`Break ${moment.round}`}
          </p>
          <p className={styles.clock} role="timer">
            {clockFace(moment.secondsLeft)}
          </p>
          <Button variant="glass" onClick={stopFocus}>{say`End session`}</Button>
        </>
      ) : (
        <>
          <ChoiceRow
            legend={say`Minutes of focus`}
            choices={choices}
            chosen={chosen}
            nameOf={String}
            onChoose={setChosen}
          />
          {plan && (
            <p className={styles.note}>
              {say`${plan.rounds} rounds, with ${plan.breakMinutes}-minute breaks between them.`}
            </p>
          )}
          <Button
            variant="glass"
            icon="play"
            onClick={() => plan && startFocus(plan)}
          >{say`Start focusing`}</Button>
        </>
      )}
    </section>
  );
}
