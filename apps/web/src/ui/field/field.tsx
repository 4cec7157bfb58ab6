import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

type Props = Omit<ComponentProps<"input">, "onChange" | "className" | "id"> & {
  label: string;
  /** A help tip, shown beside the label. */
  help?: ReactNode;
  /** Help text. */
  hint?: string | undefined;
  /** Validation error; replaces the hint. */
  problem?: string | undefined;
  onChange: (value: string) => void;
  /** Rendered inside the box, at its end. */
  aside?: ReactNode;
};

/** A labeled text input. */
export function Field({ label, help, hint, problem, onChange, aside, ...rest }: Props) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={styles.field} data-invalid={problem !== undefined}>
      <div className={styles.heading}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {help}
      </div>
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
