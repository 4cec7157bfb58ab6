import { formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { describePart } from "./describe-part.ts";
import { readLink } from "./read-link.ts";
import styles from "./request-log.module.css";
import type { MediaRequest } from "./use-media-requests.ts";

/** What the player asks for, as it asks. */
export function RequestLog({ requests }: { requests: readonly MediaRequest[] }) {
  return (
    <section className={styles.log} aria-label={say`Requests of the player`}>
      <h2>{say`On the wire, now`}</h2>
      <p className={styles.quiet}>{say`Each with a link of its own, signed for you.`}</p>
      {requests.length === 0 && (
        <p className={styles.quiet}>{say`The first requests are on their way.`}</p>
      )}
      <ol>
        {requests.map(({ id, address, bytes, tookMs, status }) => (
          <li key={id}>
            <span className={styles.part}>{describePart(readLink(address)?.part ?? "")}</span>
            <span className={styles.figure}>{sayBytes(bytes)}</span>
            <span className={styles.figure}>{formatWhole(tookMs)} ms</span>
            <span className={styles.status}>{status || "ok"}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function sayBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${formatWhole(bytes / 1000)} kB`;
}

function formatWhole(value: number): string {
  return formatNumber(value, { maximumFractionDigits: 0 });
}
