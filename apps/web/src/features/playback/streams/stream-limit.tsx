import { useQuery } from "@tanstack/react-query";
import { streamsQuery } from "./queries.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import styles from "./screens.module.css";
import { StreamRow } from "./stream-row.tsx";

type Props = { onRetry: () => void; onLeave: () => void };

/** Lists the active streams when all of the plan's streams are taken, with ways to continue. */
export function StreamLimit({ onRetry, onLeave }: Props) {
  const { data: streams = [] } = useQuery(streamsQuery);
  const others = streams.filter(({ isThisOne }) => !isThisOne);
  return (
    <section className={styles.panel} role="alert">
      <h2>{say`Too many screens`}</h2>
      <p>{say`Your plan allows one screen per seat. These are watching now:`}</p>
      <ul className={styles.rows}>
        {others.map((stream) => (
          <StreamRow
            key={stream.id}
            stream={stream}
            verb={say`Stop and watch here`}
            onStopped={onRetry}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="gold" icon="retry" ref={focusFirst} onClick={onRetry}>
          {say`Try again`}
        </Button>
        <ButtonLink variant="glass" icon="calendar" href={routes.pricing}>
          {say`See plans`}
        </ButtonLink>
        <Button variant="glass" icon="left" onClick={onLeave}>
          {say`Back`}
        </Button>
      </div>
    </section>
  );
}
