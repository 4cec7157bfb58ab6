import { formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { describePart } from "./describe-part.ts";
import { readLink } from "./read-link.ts";
import styles from "./request-log.module.css";
import { type MediaRequest, shownAtMost } from "./use-media-requests.ts";

/** Rows stay in place and their content moves down: nothing moves under a reader's eyes. */
const lines = Array.from({ length: shownAtMost }, (_, line) => line);

/** The player's requests, live. */
export function RequestLog({ requests }: { requests: readonly MediaRequest[] }) {
  return (
    <section className={styles.log} aria-label={say`Player requests`}>
      <h2>{say`Live requests`}</h2>
      <p className={styles.quiet}>{say`Each uses its own link, signed for you.`}</p>
      {requests.length === 0 && (
        <p className={styles.quiet}>{say`Waiting for the first request…`}</p>
      )}
      <ol>
        {lines.map((line) => {
          const request = requests[line];
          return request && <RequestLine key={line} request={request} />;
        })}
      </ol>
    </section>
  );
}

function RequestLine({ request: { address, bytes, tookMs, status } }: { request: MediaRequest }) {
  return (
    <li>
      <span className={styles.part}>{describePart(readLink(address)?.part ?? "")}</span>
      <span className={styles.figure}>{formatByteCount(bytes)}</span>
      <span className={styles.figure}>{formatWhole(tookMs)} ms</span>
      <span className={styles.status}>{status || "ok"}</span>
    </li>
  );
}

function formatByteCount(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${formatWhole(bytes / 1000)} kB`;
}

function formatWhole(value: number): string {
  return formatNumber(value, { maximumFractionDigits: 0 });
}
