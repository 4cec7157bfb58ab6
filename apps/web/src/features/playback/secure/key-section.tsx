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
      heading={say`Locked on the way`}
      description={
        isLocked
          ? say`Every piece of the film is scrambled with AES-128. A copy of it is noise without the key, and the key is handed to your browser alone.`
          : say`Trailers are open to everybody, so they travel unlocked. A whole film of the house is scrambled with AES-128, and its key is handed to the viewer’s browser alone.`
      }
    >
      {isLocked && (
        <>
          <p className={styles.text}>
            {say`The first two seconds come in a start file behind the same questions, so that the picture is there at once; from then on every segment is locked. The key’s link is signed like the film’s, and no cache on the way may keep it.`}
          </p>
          <Button variant="glass" icon="eye" aria-busy={isPending} onClick={() => mutate(playback)}>
            {say`Look inside a segment`}
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
              name="As it travels:"
              description={say`the first 16 of ${formatNumber(found.bytes)} bytes`}
              bytes={found.sealed}
            />
            <BytesRow
              state="opened"
              name="As it plays:"
              description={say`the same bytes, opened in this browser`}
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
                <dt>{say`The key’s answer says`}</dt>
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
