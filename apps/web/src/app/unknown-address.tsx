import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./unknown-address.module.css";

/** Says that the home page stands in for an unknown address. */
export function UnknownAddress() {
  const [isShown, setShown] = useState(true);
  return (
    <output className={styles.frame}>
      {isShown && (
        <span className={styles.note}>
          <span>{say`We couldn’t find that page.`}</span>
          <IconButton icon="close" label={say`Dismiss`} onClick={() => setShown(false)} />
        </span>
      )}
    </output>
  );
}
