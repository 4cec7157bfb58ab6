import { Icon } from "#ui/icon/icon.tsx";
import styles from "./button.module.css";
import type { ButtonVariant } from "./button.tsx";

type Props = { href: string; variant?: ButtonVariant; children: string };

/** Downloads a file from the server; not a page of the app. */
export function FileLink({ href, variant = "gold", children }: Props) {
  return (
    <a href={href} download className={styles.button} data-variant={variant}>
      <Icon name="keep" />
      {children}
    </a>
  );
}
