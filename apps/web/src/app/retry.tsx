import { say } from "#platform/words/say.ts";
import styles from "./retry.module.css";

type Props = {
  onRetry: () => void;
  /** Of the popover that it stands in for. */
  id?: string;
};

/** In place of a part of the frame that could not be fetched. */
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
