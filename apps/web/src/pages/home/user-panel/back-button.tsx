import { canGoBack } from "#platform/can-go-back.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./back-button.module.css";

/** Goes back in history; hidden if there is no previous entry. */
export function BackButton() {
  if (!canGoBack()) return null;
  return (
    <div className={styles.back}>
      <Button variant="glass" icon="left" onClick={() => history.back()}>
        {say`Back`}
      </Button>
    </div>
  );
}
