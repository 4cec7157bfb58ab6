import { connection } from "#platform/live/connection.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import type { RemoteLink } from "./remote-link.ts";
import styles from "./status-bar.module.css";

type Props = { link: RemoteLink; onEnd: () => void };

/** The screen's name, the connection's status and the button that ends the remote. */
export function StatusBar({ link, onEnd }: Props) {
  const held = useStore(link.held);
  const isOpen = useStore(connection.isOpen);
  const name = held?.screenName ?? say`Screen`;
  const state = !isOpen ? "lost" : held?.isAway ? "away" : "there";
  const labels = {
    lost: say`Connection lost. Reconnecting…`,
    away: say`Screen offline. Waiting for it…`,
    there: say`Connected`,
  };
  return (
    <div className={styles.bar}>
      <span className={styles.dot} data-state={state} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <output>{labels[state]}</output>
      </div>
      <button type="button" className={styles.end} onClick={onEnd}>
        {say`Disconnect`}
      </button>
    </div>
  );
}
