import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./controls-form.module.css";

type Props = {
  label: string;
  /** Accessible context of the label. */
  of?: string;
  value: string;
  onStep: (step: 1 | -1) => void;
};

/** A value with two step buttons, usable with a remote control. */
export function StepRow({ label, of, value, onStep }: Props) {
  const name = of ? `${of}, ${label.toLowerCase()}` : label;
  return (
    <fieldset className={styles.step} aria-label={name}>
      <legend>{label}</legend>
      <button type="button" aria-label={say`${name}: less`} onClick={() => onStep(-1)}>
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={say`${name}: more`} onClick={() => onStep(1)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
