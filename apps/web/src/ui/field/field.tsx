import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

type Props = Omit<ComponentProps<"input">, "onChange" | "className" | "id"> & {
  label: string;
  /** Help text. */
  hint?: string | undefined;
  /** Validation error; replaces the hint. */
  problem?: string | undefined;
  onChange: (value: string) => void;
  /** Rendered inside the box, at its end. */
  aside?: ReactNode;
};

/** A labeled text input. */
export function Field({ label, hint, problem, onChange, aside, ...rest }: Props) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={styles.field} data-invalid={problem !== undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={problem !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {aside}
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.note} role={problem ? "alert" : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
