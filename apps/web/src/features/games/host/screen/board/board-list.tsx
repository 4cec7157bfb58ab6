import type { Board, BoardEntry } from "@goldmane/contracts/games/schema";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./game-board.module.css";

type Props = {
  board: Board;
  formatScore: (score: number) => string;
  onWatch: ((runId: string) => void) | undefined;
};

/** A board's ranks; a gap shows where some are left out. */
export function BoardList({ board, formatScore, onWatch }: Props) {
  const { entries } = board;
  if (entries.length === 0) {
    return <p className={styles.nothing}>{say`No scores yet. Play a round!`}</p>;
  }
  return (
    <ol className={styles.list}>
      {entries.map((entry, at) => (
        <li
          key={entry.runId}
          className={styles.entry}
          data-own={entry.isOwn}
          data-gap={isGap(entries[at - 1], entry)}
          value={entry.rank}
        >
          <span className={styles.rank}>{entry.rank}</span>
          <Avatar url={entry.avatarUrl} size={40} />
          <span className={styles.name}>{entry.isOwn ? say`You` : entry.displayName}</span>
          <span className={styles.score}>{formatScore(entry.score)}</span>
          {onWatch && entry.canWatch && (
            <IconButton
              icon="eye"
              label={say`Watch ${entry.displayName}’s run`}
              onClick={() => onWatch(entry.runId)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function isGap(before: BoardEntry | undefined, { rank }: BoardEntry): boolean {
  return before !== undefined && rank > before.rank + 1;
}
