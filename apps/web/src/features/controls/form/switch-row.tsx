import { useId } from "react";
import styles from "./controls-form.module.css";

type Props = { label: string; words: string; isOn: boolean; onChange: (isOn: boolean) => void };

export function SwitchRow({ label, words, isOn, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.switchRow}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-words`}
        className={styles.switch}
        onClick={() => onChange(!isOn)}
      >
        <i />
      </button>
      <p>
        <b id={`${id}-label`}>{label}</b>
        <span id={`${id}-words`}>{words}</span>
      </p>
    </div>
  );
}
