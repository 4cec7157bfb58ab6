import { type ReactNode, useId } from "react";
import { playHaptic } from "#platform/device/haptics.ts";
import styles from "./switch.module.css";

type Props = {
  label: string;
  /** Help text. */
  description?: string;
  /** A help tip, shown beside the label. */
  help?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** A toggle that takes effect immediately. */
export function Switch({ label, description, help, isOn, isDisabled = false, onChange }: Props) {
  const id = useId();
  const toggle = () => {
    playHaptic("tick");
    onChange(!isOn);
  };
  return (
    <div className={styles.row}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={description && `${id}-description`}
        disabled={isDisabled}
        className={styles.switch}
        onClick={toggle}
      >
        <i />
      </button>
      <p>
        <b id={`${id}-label`}>{label}</b>
        {description && <span id={`${id}-description`}>{description}</span>}
      </p>
      {help}
    </div>
  );
}
