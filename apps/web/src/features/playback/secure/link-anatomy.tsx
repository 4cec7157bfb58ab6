import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import type { SignedLink } from "./read-link.ts";
import styles from "./link-anatomy.module.css";

type Props = { link: SignedLink; now: number };

const clock = { dateStyle: "medium", timeStyle: "short" } as const;

/** The link of the latest request, part by part. */
export function LinkAnatomy({ link, now }: Props) {
  const { expiry, signature, titleId, cut, content, part, expiresAt } = link;
  const parts = [
    [
      "expiry",
      expiry,
      say`Expires`,
      say`${formatDate(expiresAt, clock)}, in ${formatTimeLeft(expiresAt - now)}`,
    ],
    [
      "signature",
      signature,
      say`Signature`,
      say`HMAC-SHA-256 of your session, this title and the expiry. Your session is in a cookie, not in the link`,
    ],
    ["title", titleId, say`Title`, say`The only title this signature unlocks`],
    [
      "content",
      `${cut}-${content}`,
      say`Content`,
      say`Hash of the content. If the film changes, so do its links`,
    ],
    ["part", part, say`Part`, say`Which segment, in which quality`],
  ] as const;
  return (
    <div className={styles.anatomy}>
      <code className={styles.link}>
        /media/<b data-part="expiry">{expiry}</b>-<b data-part="signature">{signature}</b>/
        <b data-part="title">{titleId}</b>/<b data-part="content">{`${cut}-${content}`}</b>/
        <b data-part="part">{part}</b>
      </code>
      <dl className={styles.parts}>
        {parts.map(([key, text, name, description]) => (
          <div key={key} data-part={key}>
            <dt>{name}</dt>
            <dd>
              <code>{text}</code>
              {description}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function formatTimeLeft(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  return minutes < 60
    ? say`${minutes} min`
    : say`${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
