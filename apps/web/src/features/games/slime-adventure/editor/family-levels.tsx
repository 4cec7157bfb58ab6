import type { SharedLevel } from "@goldmane/contracts/games/levels";
import { useQuery } from "@tanstack/react-query";
import type { GameMenuProps } from "#features/games/host/game-picture.ts";
import { levelsQuery, useDeleteLevel } from "#features/games/queries.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import styles from "./level-workshop.module.css";

/** The levels that the family and its friends share; nothing without a profile. */
export function FamilyLevels({ play }: { play: GameMenuProps["play"] }) {
  const { data: levels = [] } = useQuery({ ...levelsQuery, retry: false, throwOnError: false });
  const remove = useDeleteLevel();
  if (levels.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{say`Shared levels`}</h3>
      <ul className={styles.list}>
        {levels.map(({ id, level, author, isOwn, isWaiting, isRefused }) => (
          <li key={id} className={styles.item} data-world={level.world}>
            <Avatar url={author.avatarUrl} size={40} />
            <span>
              {level.name}
              <small>
                {isWaiting
                  ? say`Waits for a parent`
                  : isRefused
                    ? say`Not shared: ask a parent what to change`
                    : author.displayName}
              </small>
            </span>
            <Button variant="gold" icon="play" onClick={() => start(level, play)}>
              {say`Play`}
            </Button>
            {isOwn && (
              <Button
                variant="alarm"
                disabled={remove.isPending}
                onClick={() => remove.mutate(id, { onError: showErrorToast })}
              >
                {isRefused ? say`Remove` : say`Stop sharing`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function start(shared: SharedLevel["level"], play: GameMenuProps["play"]): void {
  play({ level: 0, shared }, { isPractice: true });
}
