import { say } from "#platform/words/say.ts";
import { Select } from "#ui/select/select.tsx";
import styles from "./controls-form.module.css";

type Props = { timeZone: string; onChange: (timeZone: string) => void };

/** Time zone of the household. */
export function ClockField({ timeZone, onChange }: Props) {
  const zones = new Set([timeZone, ...Intl.supportedValuesOf("timeZone"), "UTC"]);
  return (
    <div className={styles.clock}>
      <Select
        label={say`The household’s clock`}
        choices={[...zones].map((zone) => ({ value: zone, name: zone.replaceAll("_", " ") }))}
        chosen={timeZone}
        onChoose={onChange}
      />
    </div>
  );
}
