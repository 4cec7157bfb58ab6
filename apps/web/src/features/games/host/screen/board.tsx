import type { GameId } from "@goldmane/contracts/games/limits";
import { useQuery } from "@tanstack/react-query";
import { boardQuery } from "#features/games/queries.ts";
import { formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import styles from "./board.module.css";

type Props = { game: GameId; mode: string; isTime: boolean };

/** The household's best runs of a mode. */
export function Board({ game, mode, isTime }: Props) {
  const { data } = useQuery(boardQuery({ game, mode, period: "all", scope: "household" }));
  if (!data || data.entries.length === 0) return null;
  return (
    <section className={styles.board} aria-label={say`Best runs`}>
      <h3 className={styles.heading}>{say`Best runs`}</h3>
      <ol className={styles.entries}>
        {data.entries.map(({ runId, rank, displayName, avatarUrl, score, isOwn }) => (
          <li key={runId} data-own={isOwn}>
            <span className={styles.rank}>{rank}</span>
            <img src={avatarUrl} alt="" width={32} height={32} />
            <span>{displayName}</span>
            <b>{isTime ? say`${(score / 60).toFixed(2)} s` : formatNumber(score)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
