import { Icon } from "#ui/icon/icon.tsx";
import styles from "./button.module.css";

type Props = { href: string; children: string };

/** Downloads a file from the server; not a page of the app. */
export function FileLink({ href, children }: Props) {
  return (
    <a href={href} download className={styles.button} data-variant="gold">
      <Icon name="keep" />
      {children}
    </a>
  );
}
