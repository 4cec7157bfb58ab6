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
  const isSignedIn = session.household !== null;
  const checks = listAccessChecks(refusal ? (refusal.code ?? "") : null, { isSignedIn });
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
          {say`The server responded with ${refusal.status}: “${describeError(refusal)}” So the trailer plays, which anyone can watch.`}
        </p>
      )}
    </>
  );
}

const questions = (): Readonly<Record<AccessCheck, string>> => ({
  contentPolicy: say`Can this viewer see this title?`,
  household: say`Does this browser belong to a household?`,
  plan: say`Does the household have a plan, and this profile a seat?`,
  time: say`Is there screen time left today?`,
  screen: say`Is one of the plan’s screens free?`,
});

function describeResult(check: AccessCheck, title: TitleCard, session: CurrentSession): string {
  const { household, profile, highestRating } = session;
  switch (check) {
    case "contentPolicy":
      return say`It is rated ${title.rating}; this viewer can see titles up to ${highestRating}. For any other title the server responds with 404.`;
    case "household":
      return household ? `${household.name}.` : say`No one is signed in.`;
    case "plan":
      return profile
        ? say`Checked again for every playback; ${profile.displayName} is watching.`
        : say`Checked again for every playback.`;
    case "time":
      return say`Checked again every minute during playback, if a parent set a limit.`;
    case "screen":
      return say`Counted across all browsers of the household. This page doesn’t count.`;
  }
}
