import { type ComponentProps, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Field } from "./field.tsx";
import styles from "./field.module.css";

type Props = Omit<ComponentProps<typeof Field>, "type" | "aside">;

/** A password input with a reveal button. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  const label = isShown ? say`Hide password` : say`Show password`;
  return (
    <Field
      {...props}
      type={isShown ? "text" : "password"}
      aside={
        <button
          type="button"
          className={styles.eye}
          aria-label={label}
          data-tooltip={label}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? "eyeShut" : "eye"} />
        </button>
      }
    />
  );
}
