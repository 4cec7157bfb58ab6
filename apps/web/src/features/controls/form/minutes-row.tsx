import { dailyMinutesAtMost } from "@goldmane/contracts/controls/limits";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./controls-form.module.css";
import { readMinutes, stepLimit } from "./steps.ts";

type Props = { label: string; minutes: number | null; onChange: (minutes: number | null) => void };

const steps = { least: 15, most: dailyMinutesAtMost, by: 15 };
/** Start value when stepping down from "no limit". */
const usualMost = 4 * 60;

/** Minutes a day, typed or stepped; empty for no limit. */
export function MinutesRow({ label, minutes, onChange }: Props) {
  /** The text while it is edited: a first digit alone is not a limit yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: 1 | -1) => {
    setTyped(null);
    onChange(minutes === null && by < 0 ? usualMost : stepLimit(minutes, by, steps));
  };
  return (
    <fieldset className={styles.step} aria-label={label}>
      <legend>{label}</legend>
      <button type="button" aria-label={say`${label}: less`} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <span className={styles.minutes}>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={say`${label}: minutes a day`}
          placeholder={say`No limit`}
          value={typed ?? minutes ?? ""}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            const read = readMinutes(value);
            if (read !== undefined) onChange(read);
          }}
          onBlur={() => setTyped(null)}
        />
        {(typed ?? minutes) !== null && <small aria-hidden="true">{say`min`}</small>}
      </span>
      <button type="button" aria-label={say`${label}: more`} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
