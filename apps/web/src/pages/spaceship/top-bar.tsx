import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./top-bar.module.css";

type Props = {
  isMap: boolean;
  /** This browser can draw the cockpit. */
  canFly: boolean;
  onView: () => void;
  onLog: () => void;
};

export function TopBar({ isMap, canFly, onView, onLog }: Props) {
  return (
    <>
      <div className={styles.exit} data-over>
        <ButtonLink variant="glass" icon="left" href={routes.home}>
          {say`EXIT`}
        </ButtonLink>
      </div>
      <div className={styles.views} data-over>
        <Button variant="glass" icon="clock" onClick={onLog}>
          <span className={styles.word}>{say`Ship’s log`}</span>
        </Button>
        {canFly && (
          <Button variant="glass" icon={isMap ? "play" : "search"} onClick={onView}>
            <span className={styles.word}>{isMap ? say`Fly` : say`Star map`}</span>
          </Button>
        )}
      </div>
    </>
  );
}
