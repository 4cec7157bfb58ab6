import { useQuery } from "@tanstack/react-query";
import { Button } from "#ui/button/button.tsx";
import { nameOfLevel } from "./names.ts";
import { sessionQuery } from "./queries.ts";
import styles from "./session-facts.module.css";

const moment = new Intl.DateTimeFormat("en", { timeStyle: "medium" });

/** What the server says of this browser, fact by fact. Holds no secret. */
export function SessionFacts() {
  const { data: session, error, dataUpdatedAt, isFetching, refetch } = useQuery(sessionQuery);
  const facts: [string, string][] = session
    ? [
        ["Signed in", nameOfLevel(session.level)],
        ["Household", session.household?.name ?? "none"],
        [
          "Profile",
          session.profile ? `${session.profile.displayName} (${session.profile.role})` : "none",
        ],
        ["Seat in the plan", session.profile ? yesOrNo(session.profile.hasSeat) : "–"],
        ["Account’s e-mail", session.email ?? "not signed in by e-mail"],
        ["Highest rating shown", session.highestRating],
        [
          "Password given again",
          session.confirmedUntil ? `counts until ${moment.format(session.confirmedUntil)}` : "no",
        ],
        ["Runs this house", yesOrNo(session.isOperator)],
        ["Demo household", yesOrNo(session.isDemo)],
        ["Cookies in this browser", navigator.cookieEnabled ? "on" : "off"],
        ["Connection", location.protocol === "https:" ? "https" : "http"],
        ["Asked at", moment.format(dataUpdatedAt)],
      ]
    : [];

  return (
    <div className={styles.facts}>
      {error && <p role="alert">The server could not be asked: {error.message}</p>}
      <dl className={styles.list}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button look="glass" icon="retry" aria-busy={isFetching} onClick={() => void refetch()}>
        Ask again
      </Button>
    </div>
  );
}

function yesOrNo(isSo: boolean): string {
  return isSo ? "yes" : "no";
}
