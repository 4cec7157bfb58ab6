import { phrases, reactions } from "@goldmane/contracts/parties/limits";
import type { Press } from "#features/companion/phone/use-presses.ts";
import { phraseLabels } from "#features/parties/chat/phrase-labels.ts";
import { reactionNames } from "#features/parties/reactions/reaction-names.ts";
import { say } from "#platform/words/say.ts";
import { ReactionIcon } from "#ui/reaction-icon/reaction-icon.tsx";
import styles from "./party-pad.module.css";

/** Reactions and phrases for the party, sent through the paired screen. */
export function PartyPad({ press }: { press: Press }) {
  const names = reactionNames();
  const labels = phraseLabels();
  return (
    <div className={styles.pad}>
      <fieldset className={styles.reactions}>
        <legend className={styles.legend}>{say`React to the film`}</legend>
        {reactions.map((reaction) => (
          <button
            key={reaction}
            type="button"
            aria-label={names[reaction]}
            onClick={() => press({ act: "react", reaction })}
          >
            <ReactionIcon reaction={reaction} />
          </button>
        ))}
      </fieldset>
      <ul className={styles.phrases} aria-label={say`Quick messages`}>
        {phrases.map((phrase) => (
          <li key={phrase}>
            <button type="button" onClick={() => press({ act: "say", phrase })}>
              {labels[phrase]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
