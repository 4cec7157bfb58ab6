import { useCallback, useRef, useState } from "react";
import { useWakeLock } from "#platform/device/use-wake-lock.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import styles from "./breathing-guide.module.css";
import { describeBreathing, nameBreathing, namePhase } from "./names.ts";
import { type Breathing, breathings } from "./patterns.ts";
import { useBreathing } from "./use-breathing.ts";

const lengths = ["1", "2", "3", "5"] as const;

type Props = {
  /** The exercise that is offered first: the balloon for a child. */
  first: Breathing;
  /** Called when an exercise was done to its end. */
  onDone: () => void;
};

/** Breathing exercises: a circle that grows and shrinks, words, a soft tone and vibration. */
export function BreathingGuide({ first, onDone }: Props) {
  const [breathing, setBreathing] = useState<Breathing>(first);
  const [minutes, setMinutes] = useState<(typeof lengths)[number]>("2");
  const [hasSound, setSound] = useState(true);
  const [isOn, setOn] = useState(false);
  const [isDone, setDone] = useState(false);
  const circle = useRef<HTMLDivElement>(null);
  useWakeLock(isOn);

  const finish = useCallback(() => {
    setOn(false);
    setDone(true);
    onDone();
  }, [onDone]);
  const draw = useCallback((fullness: number) => {
    circle.current?.style.setProperty("--fullness", fullness.toFixed(3));
  }, []);
  const breath = useBreathing(isOn, {
    breathing,
    minutes: Number(minutes),
    hasSound,
    onDone: finish,
    onFrame: draw,
  });
  const toggle = () => {
    setDone(false);
    setOn(!isOn);
  };

  return (
    <div className={styles.guide} data-on={isOn}>
      <div className={styles.stage}>
        <div ref={circle} className={styles.circle} data-kind={breathing} aria-hidden="true" />
        <p className={styles.count} role="timer" aria-live="assertive" aria-atomic="true">
          {breath ? (
            <>
              <b>{namePhase(breath.phase)}</b>
              <span aria-hidden="true">{breath.left}</span>
            </>
          ) : isDone ? (
            <b>{say`Well done`}</b>
          ) : (
            <b>{nameBreathing(breathing)}</b>
          )}
        </p>
      </div>
      <div className={styles.choices}>
        <p className={styles.text}>{describeBreathing(breathing)}</p>
        {!isOn && (
          <>
            <ChoiceRow
              legend={say`Exercise`}
              choices={breathings}
              chosen={breathing}
              nameOf={nameBreathing}
              onChoose={setBreathing}
            />
            <ChoiceRow
              legend={say`Minutes`}
              choices={lengths}
              chosen={minutes}
              nameOf={String}
              onChoose={setMinutes}
            />
          </>
        )}
        <Switch label={say`Breathing tone`} isOn={hasSound} onChange={setSound} />
        <Button variant="gold" icon={isOn ? "pause" : "play"} onClick={toggle}>
          {isOn ? say`Stop` : say`Start breathing`}
        </Button>
      </div>
    </div>
  );
}
