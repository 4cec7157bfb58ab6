import type { InteractiveDetail } from "@goldmane/contracts/interactive/schema";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./ending-list.module.css";

type Props = {
  endings: InteractiveDetail["endingList"];
  /** The ending that was just reached; null elsewhere. */
  reached?: string | null;
};

/** Found endings with their titles, and hints for the others. */
export function EndingList({ endings, reached = null }: Props) {
  return (
    <ul className={styles.endings} aria-label={say`Endings`}>
      {endings.map(({ id, title, hint, foundAt }) => {
        const isFound = foundAt !== null || id === reached;
        return (
          <li key={id} data-found={isFound}>
            <Icon name={isFound ? "check" : "lock"} />
            <span>
              <b>{title ?? say`Not found yet`}</b>
              {!isFound && <small>{hint}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
