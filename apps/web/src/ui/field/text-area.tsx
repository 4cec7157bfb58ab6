import { useId } from "react";
import styles from "./field.module.css";

type Props = {
  label: string;
  value: string;
  rows: number;
  maxLength: number;
  onChange: (value: string) => void;
};

/** A labeled multi-line input. */
export function TextArea({ label, value, rows, maxLength, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea
          id={id}
          className={styles.input}
          value={value}
          rows={rows}
          maxLength={maxLength}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}
