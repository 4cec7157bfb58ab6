import { useQuery } from "@tanstack/react-query";
import { levelsQuery, useApproveLevel, useRefuseLevel } from "#features/games/queries.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { LevelMap } from "./level-map.tsx";
import styles from "./waiting-levels.module.css";

/** Children's levels that wait for a parent; nothing while there are none. */
export function WaitingLevels() {
  const { data: levels = [] } = useQuery(levelsQuery);
  const approve = useApproveLevel();
  const refuse = useRefuseLevel();
  const isBusy = approve.isPending || refuse.isPending;
  const waiting = levels.filter(({ isWaiting }) => isWaiting);
  if (waiting.length === 0) return null;
  return (
    <Section
      heading={say`Levels to approve`}
      description={say`Once you approve a level, the family can play it. We tell your child either way.`}
    >
      <ul className={styles.list}>
        {waiting.map(({ id, level, author }) => (
          <li key={id} className={styles.level}>
            <Avatar url={author.avatarUrl} size={48} />
            <p>{say`${author.displayName} made “${level.name}”`}</p>
            <LevelMap rows={level.rows} />
            <div className={styles.answers}>
              <Button
                variant="gold"
                disabled={isBusy}
                onClick={() => approve.mutate(id, { onError: showErrorToast })}
              >
                {say`Approve`}
              </Button>
              <Button
                variant="plain"
                disabled={isBusy}
                onClick={() => refuse.mutate(id, { onError: showErrorToast })}
              >
                {say`Not yet`}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
