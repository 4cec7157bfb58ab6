import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { useQuery } from "@tanstack/react-query";
import { watchingQuery } from "#features/library/queries.ts";
import { describeLength } from "#platform/describe-length.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import styles from "./play-act.module.css";

type Props = { title: TitleDetail; onIntent: (titleId: string) => void };

/** Plays or resumes the film, and says how much is left. */
export function PlayAct({ title, onIntent }: Props) {
  const { data: watching = [] } = useQuery(watchingQuery);
  const begun = watching.find(({ id }) => id === title.id);
  return (
    <>
      <ButtonLink
        variant="gold"
        icon="play"
        href={routes.watch(title.id)}
        onIntent={() => onIntent(title.id)}
      >
        {begun ? say`Resume` : say`Play`}
      </ButtonLink>
      {begun && (
        <div className={styles.reached}>
          <div className={styles.bar}>
            <Progress label={null} value={begun.positionSeconds} max={title.durationSeconds} />
          </div>
          {say`${describeLength(title.durationSeconds - begun.positionSeconds)} left`}
        </div>
      )}
    </>
  );
}
