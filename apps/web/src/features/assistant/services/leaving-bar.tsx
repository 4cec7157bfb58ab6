import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { leaving, stopLeaving } from "./leaving.ts";
import styles from "./leaving-bar.module.css";

/** Announces which link is about to open, with Stop. */
export function LeavingBar() {
  const service = useStore(leaving);
  if (!service) return null;
  return (
    <output className={styles.bar}>
      <span>{say`Opening ${service.name}…`}</span>
      <Button variant="glass" icon="close" onClick={stopLeaving}>
        {say`Cancel`}
      </Button>
    </output>
  );
}
