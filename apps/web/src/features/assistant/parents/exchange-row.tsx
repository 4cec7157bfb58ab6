import type { Exchange } from "@goldmane/contracts/assistant/schema";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import styles from "./conversation-section.module.css";

type Props = { exchange: Exchange; name: string };

/** A question and its answer. */
export function ExchangeRow({ exchange, name }: Props) {
  const { at, message, response, safetyAlert, assistant } = exchange;
  // An answer that the service worker cached before an upgrade may lack the field.
  const isFlagged = Boolean(safetyAlert);
  return (
    <li
      className={styles.exchange}
      data-safety-alert={isFlagged}
      {...(isFlagged && { tabIndex: 0 })}
    >
      <time dateTime={new Date(at).toISOString()}>
        {formatDate(at, { dateStyle: "medium", timeStyle: "short" })}
      </time>
      {isFlagged && <b className={styles.alert}>{say`Please read this`}</b>}
      <p>
        <b>{name}</b> {message}
      </p>
      <p>
        <b>{assistant === "leo" ? "Leo" : "Mirrorlox"}</b> {response}
      </p>
    </li>
  );
}
