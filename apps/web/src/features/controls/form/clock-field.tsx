import { useId } from "react";
import { say } from "#platform/words/say.ts";
import styles from "./controls-form.module.css";

type Props = { timeZone: string; onChange: (timeZone: string) => void };

/** By which clock the whole household's days and nights are counted. */
export function ClockField({ timeZone, onChange }: Props) {
  const id = useId();
  const zones = new Set([timeZone, ...Intl.supportedValuesOf("timeZone"), "UTC"]);
  return (
    <div className={styles.clock}>
      <label htmlFor={id}>{say`The household’s clock`}</label>
      <select id={id} value={timeZone} onChange={(event) => onChange(event.currentTarget.value)}>
        {[...zones].map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll("_", " ")}
          </option>
        ))}
      </select>
    </div>
  );
}
