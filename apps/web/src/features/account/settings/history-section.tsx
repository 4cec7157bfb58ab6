import { useQuery } from "@tanstack/react-query";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import { isRefusal, nameEvent } from "./names.ts";
import { accountEventsQuery } from "./queries.ts";
import styles from "./settings.module.css";

const momentFormat = { dateStyle: "medium", timeStyle: "short" } as const;

/** Sign-ins, refused sign-ins and changes of the account. */
export function HistorySection() {
  const { data: events, error } = useQuery(accountEventsQuery);
  return (
    <Section
      heading={say`Account activity`}
      description={say`The last 50 events. If you don’t recognize one, change your password.`}
    >
      {error && !events && <p role="alert">{say`Couldn’t load the activity. Reload the page.`}</p>}
      <ul className={styles.events} aria-busy={!events}>
        {events?.map((event) => (
          <li key={event.id} className={styles.event}>
            <span className={styles.what} data-alarm={isRefusal(event)}>
              {nameEvent(event)}
            </span>
            <span className={styles.origin}>
              {formatDate(event.at, momentFormat)}
              {event.browser && `, ${event.browser}`}
              {event.network && `, ${event.network}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
