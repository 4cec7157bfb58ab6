import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import { type AccessCheck, type CheckState, listAccessChecks } from "./list-access-checks.ts";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./access-checks.module.css";

type Props = { title: TitleCard; session: CurrentSession; refusal: ApiError | null };

const icons: Readonly<Record<CheckState, IconName>> = {
  passed: "check",
  refused: "close",
  skipped: "minus",
};

/** The server's checks before it signed a link, and their results. */
export function AccessChecks({ title, session, refusal }: Props) {
  const checks = listAccessChecks(refusal ? (refusal.code ?? "") : null);
  return (
    <>
      <ol className={styles.checks}>
        {checks.map(({ check, state }) => (
          <li key={check} data-state={state}>
            <Icon name={icons[state]} />
            <p>
              <strong>{questions()[check]}</strong>
              {state === "skipped" ? say`Not checked.` : describeResult(check, title, session)}
            </p>
          </li>
        ))}
      </ol>
      {refusal && (
        <p className={styles.refusal}>
          {say`The server returned ${refusal.status}: “${describeError(refusal)}” The trailer plays instead, since anyone can watch it.`}
        </p>
      )}
    </>
  );
}

const questions = (): Readonly<Record<AccessCheck, string>> => ({
  contentPolicy: say`Is this viewer allowed to see this title?`,
  household: say`Is this browser signed in to a household?`,
  plan: say`Is there an active plan, with a seat for this profile?`,
  time: say`Is there screen time left today?`,
  screen: say`Is one of the plan’s screens free?`,
});

function describeResult(check: AccessCheck, title: TitleCard, session: CurrentSession): string {
  const { household, profile, highestRating } = session;
  switch (check) {
    case "contentPolicy":
      return say`Rated ${title.rating}. Anything rated higher than ${highestRating} returns 404 for this viewer.`;
    case "household":
      return household ? `${household.name}.` : say`No one is signed in.`;
    case "plan":
      return profile
        ? say`Checked every time a film starts. ${profile.displayName} is watching.`
        : say`Checked every time a film starts.`;
    case "time":
      return say`Checked every minute while playing, if a parent set a limit.`;
    case "screen":
      return say`Counts every device in the household. This page doesn’t count.`;
  }
}
