import { say } from "#platform/words/say.ts";
import { routes } from "#platform/routes.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { ReactionIcon } from "#ui/reaction-icon/reaction-icon.tsx";
import styles from "./first-steps.module.css";

type Props = {
  canHost: boolean;
  canSchedule: boolean;
  /** Only parents manage friends. */
  isParent: boolean;
  onStart: () => void;
  onPlan: () => void;
  /** Null when this viewer can't join by code. */
  onCode: (() => void) | null;
};

/** Suggestions for an empty Party Zone, each with its own action. */
export function FirstSteps({ canHost, canSchedule, isParent, onStart, onPlan, onCode }: Props) {
  return (
    <ol className={styles.steps}>
      {canHost ? (
        <li className={styles.step}>
          <ReactionIcon reaction="popcorn" />
          <h3>{say`Tonight`}</h3>
          <p>{say`Choose a film and start. Everyone sees the same moment.`}</p>
          <Button variant="gold" onClick={onStart}>
            {say`Start party`}
          </Button>
        </li>
      ) : (
        <li className={styles.step}>
          <ReactionIcon reaction="popcorn" />
          <h3>{say`When a party starts`}</h3>
          <p>{say`Your family’s parties show up here. You’ll get a notification if you’re invited.`}</p>
        </li>
      )}
      <li className={styles.step}>
        <ReactionIcon reaction="clap" />
        <h3>{say`How to join`}</h3>
        <p>{say`Use a code, a QR code or a notification.`}</p>
        {onCode && (
          <Button variant="glass" onClick={onCode}>
            {say`Enter code`}
          </Button>
        )}
      </li>
      {canSchedule ? (
        <li className={styles.step}>
          <ReactionIcon reaction="fire" />
          <h3>{say`On Friday`}</h3>
          <p>{say`Schedule a party. Guests get an invitation, a reminder and a calendar entry.`}</p>
          <Button variant="glass" icon="calendar" onClick={onPlan}>
            {say`Choose day`}
          </Button>
        </li>
      ) : (
        <li className={styles.step}>
          <ReactionIcon reaction="heart" />
          <h3>{say`Laugh together`}</h3>
          <p>{say`Send hearts, roars and popcorn. We save the best moments.`}</p>
        </li>
      )}
      {isParent && (
        <li className={styles.step}>
          <ReactionIcon reaction="heart" />
          <h3>{say`With friends`}</h3>
          <p>{say`Connect with another household by sharing a code. A parent on each side must approve.`}</p>
          <ButtonLink variant="glass" href={routes.friends}>
            {say`Add friends`}
          </ButtonLink>
        </li>
      )}
    </ol>
  );
}
