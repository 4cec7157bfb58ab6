import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { nameOfRole } from "#ui/profile-form/names.ts";
import { Button } from "#ui/button/button.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { nameOfLevel } from "./names.ts";
import styles from "./session-facts.module.css";

type Fact = [name: string, value: string];

/** This browser's session, field by field. Contains no secrets. */
export function SessionFacts() {
  const { data: session, error, dataUpdatedAt, isFetching, refetch } = useQuery(sessionQuery);
  const seat: Fact[] = session?.profile
    ? [[say`Has a seat`, yesOrNo(session.profile.hasSeat)]]
    : [];
  const facts: Fact[] = session
    ? [
        [say`Sign-in`, nameOfLevel(session.level)],
        [say`Household`, session.household?.name ?? say`none`],
        [
          say`Profile`,
          session.profile
            ? `${session.profile.displayName} (${nameOfRole(session.profile.role)})`
            : say`none`,
        ],
        ...seat,
        [say`Account e-mail`, session.email ?? say`none`],
        [say`Highest rating shown`, session.highestRating],
        [
          say`Password confirmed`,
          session.confirmedUntil ? say`until ${nameMoment(session.confirmedUntil)}` : say`no`,
        ],
        [say`Is administrator`, yesOrNo(session.isOperator)],
        [say`Demo household`, yesOrNo(session.isDemo)],
        [say`Cookies in this browser`, navigator.cookieEnabled ? say`on` : say`off`],
        [say`Connection`, location.protocol === "https:" ? "https" : "http"],
        [say`Updated`, nameMoment(dataUpdatedAt)],
      ]
    : [];

  return (
    <div className={styles.facts}>
      {error && <p role="alert">{describeError(error)}</p>}
      <dl className={styles.list}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="glass" icon="retry" aria-busy={isFetching} onClick={() => void refetch()}>
        {say`Refresh`}
      </Button>
    </div>
  );
}

function nameMoment(at: number): string {
  return formatDate(at, { timeStyle: "medium" });
}

function yesOrNo(isSo: boolean): string {
  return isSo ? say`yes` : say`no`;
}
