import type { InteractiveDetail } from "@goldmane/contracts/interactive/schema";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { EndingList } from "./ending-list.tsx";
import styles from "./ending-screen.module.css";

type Props = {
  film: InteractiveDetail;
  /** The ending that was reached. */
  ending: string;
  /** Its title, and whether this profile has never seen it before. */
  found: { title: string; isNew: boolean };
  isForKids: boolean;
  onUndo: () => void;
  onStartOver: () => void;
  onMap: () => void;
  onLeave: () => void;
};

/** After an ending: what was found, and what is still to be seen. */
export function EndingScreen({ film, ending, found, isForKids, ...props }: Props) {
  const [showsMissed, setShowsMissed] = useState(false);
  const { endingList } = film;
  const count = endingList.filter(({ id, foundAt }) => foundAt !== null || id === ending).length;
  return (
    <section className={styles.screen} aria-label={say`The end`} data-ending={ending}>
      <div className={styles.text}>
        <p className={styles.over}>{found.isNew ? say`New ending` : say`The end`}</p>
        <h2>{found.title}</h2>
        <p>{say`You have found ${count} of ${endingList.length} endings.`}</p>
        <div className={styles.actions}>
          <Button variant="gold" icon="retry" ref={focusFirst} onClick={props.onStartOver}>
            {isForKids ? say`Again!` : say`Start over`}
          </Button>
          <Button variant="glass" icon="left" onClick={props.onUndo}>
            {say`Change the last choice`}
          </Button>
          {!isForKids && (
            <Button variant="glass" icon="eye" onClick={() => setShowsMissed(!showsMissed)}>
              {say`See what you missed`}
            </Button>
          )}
          {!isForKids && (
            <Button variant="glass" icon="menu" onClick={props.onMap}>
              {say`Story map`}
            </Button>
          )}
          <Button variant="plain" icon="close" onClick={props.onLeave}>
            {say`Leave`}
          </Button>
        </div>
        {showsMissed && <EndingList endings={endingList} reached={ending} />}
      </div>
    </section>
  );
}
