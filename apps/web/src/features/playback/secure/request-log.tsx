import { describePart } from "./describe-part.ts";
import { readLink } from "./read-link.ts";
import styles from "./request-log.module.css";
import type { MediaRequest } from "./use-media-requests.ts";

const figures = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** What the player asks for, as it asks. */
export function RequestLog({ requests }: { requests: readonly MediaRequest[] }) {
  return (
    <section className={styles.log} aria-label="Requests of the player">
      <h2>On the wire, now</h2>
      {requests.length === 0 && (
        <p className={styles.quiet}>The first requests are on their way.</p>
      )}
      <ol>
        {requests.map(({ id, address, bytes, tookMs, status }) => {
          const link = readLink(address);
          return (
            <li key={id}>
              <span className={styles.part}>{describePart(link?.part ?? "")}</span>
              <code>{link ? `${link.expiry}-${link.signature}` : ""}</code>
              <span className={styles.figure}>{sayBytes(bytes)}</span>
              <span className={styles.figure}>{figures.format(tookMs)} ms</span>
              <span className={styles.status}>{status || "ok"}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function sayBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${figures.format(bytes / 1000)} kB`;
}
