import { say } from "#platform/words/say.ts";
import styles from "./retry.module.css";

type Props = {
  onRetry: () => void;
  /** Id of the popover that it replaces. */
  id?: string;
};

/** Replaces a part of the shell that failed to load. */
export function Retry({ onRetry, id }: Props) {
  return (
    <button
      type="button"
      id={id}
      popover={id && "auto"}
      className={styles.retry}
      onClick={onRetry}
    >{say`Try again`}</button>
  );
}
