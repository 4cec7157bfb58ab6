import type { Playback } from "@goldmane/contracts/playback/schema";
import { useMutation } from "@tanstack/react-query";
import { formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { Section } from "#ui/section/section.tsx";
import { BytesRow } from "./bytes-row.tsx";
import { inspectSegment } from "./inspect-segment.ts";
import styles from "./key-section.module.css";

/** How the film is encrypted, shown on one segment. */
export function KeySection({ playback }: { playback: Playback }) {
  const { data: found, error, isPending, mutate } = useMutation({ mutationFn: inspectSegment });
  const isLocked = playback.keyUrl !== null;
  return (
    <Section
      heading={say`Encrypted video`}
      description={
        isLocked
          ? say`Every segment is encrypted with AES-128. A copy is useless without the key, which only your browser gets.`
          : say`Trailers are public, so they aren’t encrypted. Full originals are, with AES-128, and only the viewer’s browser gets the key.`
      }
    >
      {isLocked && (
        <>
          <p className={styles.text}>
            {say`The first two seconds load from a small starter file that passes the same checks, so the picture appears at once. Every later segment is encrypted. The key’s link is signed like the film’s, and the key is never cached.`}
          </p>
          <Button variant="glass" icon="eye" aria-busy={isPending} onClick={() => mutate(playback)}>
            {say`Inspect a segment`}
          </Button>
        </>
      )}
      <div className={styles.found} aria-live="polite">
        {error && <p>{describeError(error)}</p>}
        {found && (
          <>
            <code className={styles.line}>{found.address}</code>
            <BytesRow
              state="sealed"
              name={say`Encrypted:`}
              description={say`first 16 of ${formatNumber(found.bytes)} bytes`}
              bytes={found.sealed}
            />
            <BytesRow
              state="opened"
              name={say`Decrypted:`}
              description={say`same bytes, decrypted in this browser`}
              bytes={found.opened}
            />
            <dl className={styles.facts}>
              <div>
                <dt>{say`In the playlist`}</dt>
                <dd>
                  <code>{found.keyLine}</code>
                </dd>
              </div>
              <div>
                <dt>{say`In the key’s response`}</dt>
                <dd>
                  <code>cache-control: {found.keyCaching}</code>
                </dd>
              </div>
            </dl>
          </>
        )}
      </div>
    </Section>
  );
}
