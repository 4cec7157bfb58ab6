import { Icon } from "#ui/icon/icon.tsx";
import styles from "./controls-form.module.css";

type Props = { label: string; value: string; onStep: (step: 1 | -1) => void };

/** A value that goes up and down by two buttons: a remote control can press them too. */
export function StepRow({ label, value, onStep }: Props) {
  return (
    <fieldset className={styles.step}>
      <legend>{label}</legend>
      <button type="button" aria-label={`${label}: less`} onClick={() => onStep(-1)}>
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={`${label}: more`} onClick={() => onStep(1)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
