import { useQuery } from "@tanstack/react-query";
import { streamsQuery } from "./queries.ts";
import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./screens.module.css";
import { StreamRow } from "./stream-row.tsx";

/** The household's current streams, with a way to stop another device. */
export function WatchingNow() {
  const { data: streams } = useQuery(streamsQuery);
  return (
    <Section heading={say`Watching now`} description={say`Your plan allows one screen per seat.`}>
      {streams?.length === 0 && (
        <p className={styles.quiet}>{say`No one is watching right now.`}</p>
      )}
      <ul className={styles.rows}>
        {streams?.map((stream) => (
          <StreamRow key={stream.id} stream={stream} verb={say`Stop`} />
        ))}
      </ul>
    </Section>
  );
}
