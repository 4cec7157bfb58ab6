import { Chapter } from "#pages/component-gallery/chapter.tsx";
import { Specimen } from "#pages/component-gallery/specimen.tsx";
import { Specimens } from "#pages/component-gallery/specimens.tsx";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import styles from "./waiting-chapter.module.css";

const shares = () =>
  [
    [say`Not started`, 0],
    [say`42 of 100`, 42],
    [say`Done`, 100],
    [say`Over the maximum: done`, 180],
  ] as const;

export function WaitingChapter() {
  return (
    <Chapter
      id="waiting"
      heading={say`Waiting and failing`}
      description={say`Loading shows what is coming, errors say what happened and what to do, and an empty list says how to fill it. The lion sleeps where there is nothing.`}
    >
      <Specimens heading={say`On its way`} column="14rem">
        <Specimen name={say`Page: spinner after a short delay`}>
          <Spinner size="small" />
        </Specimen>
        <Specimen name={say`Card: skeleton`}>
          <div className={styles.shapes}>
            <Skeleton aspectRatio="16 / 9" />
            <Skeleton width="70%" height="1.1rem" />
            <Skeleton width="45%" height="0.9rem" />
          </div>
        </Specimen>
      </Specimens>
      <Specimens heading={say`Progress`} column="14rem">
        {shares().map(([name, value]) => (
          <Specimen key={name} name={name}>
            <Progress label={name} value={value} />
          </Specimen>
        ))}
        <Specimen name={say`Unknown length`}>
          <Progress label={say`Unknown length`} value={null} />
        </Specimen>
      </Specimens>
      <div className={styles.messages}>
        <div className={styles.message}>
          <Message
            heading={say`Your list is empty`}
            size="small"
            actions={
              <ButtonLink variant="gold" href={routes.home}>
                {say`Find a film`}
              </ButtonLink>
            }
          >
            {say`Tap the heart on any film to save it here.`}
          </Message>
        </div>
        <div className={styles.message}>
          <Message
            heading={say`Connection lost`}
            size="small"
            detail={say`503: The server is down for maintenance.`}
            actions={
              <ButtonLink variant="glass" icon="retry" href={`${routes.componentGallery}#waiting`}>
                {say`Try again`}
              </ButtonLink>
            }
          >
            {say`The server isn’t responding. Try again in a moment. Your progress is saved.`}
          </Message>
        </div>
      </div>
    </Chapter>
  );
}
