import { passwordMaxLength } from "@goldmane/contracts/family/limits";
import type { ComponentProps } from "react";
import { PasswordField } from "#ui/field/password-field.tsx";
import styles from "./new-password-field.module.css";
import { StrengthMeter } from "./strength-meter.tsx";
import { usePasswordStrength } from "./use-password-strength.ts";

type Props = Omit<ComponentProps<typeof PasswordField>, "autoComplete" | "maxLength" | "value"> & {
  value: string;
  /** The owner's names and e-mail addresses, which are easy to guess. */
  personalDetails: readonly string[];
};

/** New-password input with a strength meter. */
export function NewPasswordField({ personalDetails, value, ...rest }: Props) {
  const strength = usePasswordStrength(value, personalDetails);
  return (
    <div className={styles.field}>
      <PasswordField
        {...rest}
        autoComplete="new-password"
        maxLength={passwordMaxLength}
        value={value}
      />
      {value !== "" && <StrengthMeter strength={strength} />}
    </div>
  );
}
