import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import { findGates, type Gate, type GateState } from "./find-gates.ts";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./gate-list.module.css";

type Props = { title: TitleCard; session: CurrentSession; refusal: ApiError | null };

const icons: Readonly<Record<GateState, IconName>> = {
  passed: "check",
  refused: "close",
  unasked: "minus",
};

/** The server's checks before it signed a link, and their results. */
export function GateList({ title, session, refusal }: Props) {
  const isSignedIn = session.household !== null;
  const found = findGates(refusal ? (refusal.code ?? "") : null, { isSignedIn });
  return (
    <>
      <ol className={styles.gates}>
        {found.map(({ gate, state }) => (
          <li key={gate} data-state={state}>
            <Icon name={icons[state]} />
            <p>
              <strong>{questions()[gate]}</strong>
              {state === "unasked"
                ? say`Not asked any more.`
                : describeFinding(gate, title, session)}
            </p>
          </li>
        ))}
      </ol>
      {refusal && (
        <p className={styles.refusal}>
          {say`The server answered ${refusal.status}: “${describeError(refusal)}” So the trailer plays, which is open to everybody.`}
        </p>
      )}
    </>
  );
}

const questions = (): Readonly<Record<Gate, string>> => ({
  contentPolicy: say`May this viewer see this title?`,
  household: say`Does this browser belong to a household?`,
  plan: say`Has the household a plan, and this profile a seat?`,
  time: say`Is there screen time left today?`,
  screen: say`Is one of the plan’s screens free?`,
});

function describeFinding(gate: Gate, title: TitleCard, session: CurrentSession): string {
  const { household, profile, highestRating } = session;
  switch (gate) {
    case "contentPolicy":
      return say`It is rated ${title.rating}; here everything up to ${highestRating} is shown. What lies above does not exist for this viewer: 404.`;
    case "household":
      return household ? `${household.name}.` : say`Nobody is signed in here.`;
    case "plan":
      return profile
        ? say`Looked up anew for every grant; ${profile.displayName} is watching.`
        : say`Looked up anew for every grant.`;
    case "time":
      return say`Asked again every minute while a film plays, where a parent set a limit.`;
    case "screen":
      return say`Counted over all browsers of the household. This page takes none of them.`;
  }
}
