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
          <p>{say`Choose a film and open the doors. Everybody sees the same second of it.`}</p>
          <Button variant="gold" onClick={onStart}>
            {say`Open the doors`}
          </Button>
        </li>
      ) : (
        <li className={styles.step}>
          <ReactionIcon reaction="popcorn" />
          <h3>{say`When the doors open`}</h3>
          <p>{say`A grown-up’s party stands here, and your bell rings if they ask you in.`}</p>
        </li>
      )}
      <li className={styles.step}>
        <ReactionIcon reaction="clap" />
        <h3>{say`Everybody in`}</h3>
        <p>{say`Six letters, a QR code or a bell: that is all it takes to find a seat.`}</p>
        {onCode && (
          <Button variant="glass" onClick={onCode}>
            {say`Type a code`}
          </Button>
        )}
      </li>
      {canSchedule ? (
        <li className={styles.step}>
          <ReactionIcon reaction="fire" />
          <h3>{say`On Friday`}</h3>
          <p>{say`Plan an evening: all are asked, reminded, and find it in their calendars.`}</p>
          <Button variant="glass" icon="calendar" onClick={onPlan}>
            {say`Choose a day`}
          </Button>
        </li>
      ) : (
        <li className={styles.step}>
          <ReactionIcon reaction="heart" />
          <h3>{say`Laugh together`}</h3>
          <p>{say`Hearts, roars and popcorn fly over the film, and its best moments are kept.`}</p>
        </li>
      )}
      {isParent && (
        <li className={styles.step}>
          <ReactionIcon reaction="heart" />
          <h3>{say`With friends`}</h3>
          <p>{say`Another household becomes friends by a code, once parents of both say yes.`}</p>
          <ButtonLink variant="glass" href={routes.friends}>
            {say`Make friends`}
          </ButtonLink>
        </li>
      )}
    </ol>
  );
}
