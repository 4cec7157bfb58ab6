import { type RegistrationMode, registrationModes } from "@goldmane/contracts/admin/settings";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./access-choices.module.css";

type Props = {
  chosen: RegistrationMode;
  /** A public service needs payments. */
  hasPayments: boolean;
  onChoose: (mode: RegistrationMode) => void;
};

/** The three registration modes as cards. */
export function AccessChoices({ chosen, hasPayments, onChoose }: Props) {
  return (
    <fieldset className={styles.choices} aria-label={say`Who can join`}>
      {registrationModes.map((mode) => {
        const { name, description } = describeMode(mode);
        const isMissing = mode === "open" && !hasPayments;
        return (
          <button
            key={mode}
            type="button"
            className={styles.choice}
            aria-pressed={mode === chosen}
            disabled={isMissing && mode !== chosen}
            onClick={() => onChoose(mode)}
          >
            <span className={styles.mark}>{mode === chosen && <Icon name="check" />}</span>
            <span className={styles.text}>
              <span className={styles.name}>{name}</span>
              <span>{description}</span>
              {isMissing && (
                <span className={styles.need}>{say`Needs Stripe, which you can add later.`}</span>
              )}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

function describeMode(mode: RegistrationMode): { name: string; description: string } {
  switch (mode) {
    case "closed":
      return {
        name: say`Just our family`,
        description: say`Only people with your household code can join. Free.`,
      };
    case "invite":
      return {
        name: say`Family and friends`,
        description: say`You invite other households with a link. Free for them, too.`,
      };
    case "open":
      return {
        name: say`A public service`,
        description: say`Anyone can sign up and pay for a plan.`,
      };
  }
}
