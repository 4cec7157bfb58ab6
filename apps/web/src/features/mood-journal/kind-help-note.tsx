import type { KindHelp } from "@goldmane/contracts/mood-journal/schema";
import { say } from "#platform/words/say.ts";
import styles from "./check-in.module.css";

type Props = {
  help: KindHelp;
  /** The check-in can be read by the parents too. */
  isForParents: boolean;
};

/** Leo's kind answer to a note of distress, with a number to call. */
export function KindHelpNote({ help, isForParents }: Props) {
  return (
    <output className={styles.help}>
      <p lang={help.language}>{help.text}</p>
      {help.helpline && (
        <b className={styles.helpline} lang={help.language}>
          {help.helpline}
        </b>
      )}
      <p className={styles.private}>
        {isForParents
          ? say`Your parents can read this check-in, because you share your journal.`
          : say`Your family can’t see this check-in. We told no one.`}
      </p>
    </output>
  );
}
