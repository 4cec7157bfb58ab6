import { gameNames } from "@goldmane/contracts/games/limits";
import type { Board } from "@goldmane/contracts/games/schema";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { boardQuery } from "#features/games/queries.ts";
import { StillPicture } from "#pages/play-games/preview/still-picture.tsx";
import { routes } from "#platform/routes.ts";
import { formatNumber } from "#platform/words/formats.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { DailyGame } from "./daily-games.ts";
import styles from "./daily-challenges.module.css";

type Props = { daily: DailyGame; hasProfile: boolean };

/** A game's challenge of the day, which begins at once. */
export function DailyCard({ daily: { game, name }, hasProfile }: Props) {
  const wanted = { game, mode: "daily", period: "day", scope: "household" } as const;
  const { data: board } = useQuery({ ...boardQuery(wanted), enabled: hasProfile });
  return (
    <Link href={routes.gameStart(game, "daily")} className={styles.card} data-game={game}>
      <span className={styles.picture}>
        <StillPicture game={game} isLazy />
        <span className={styles.mark}>
          <Icon name="play" />
        </span>
      </span>
      <span className={styles.text}>
        <b className={styles.name}>{name()}</b>
        <span className={styles.game}>{sayText(gameNames[game])}</span>
        {board && <Standing board={board} />}
      </span>
    </Link>
  );
}

/** The family's best of today, and whether the profile has played. */
function Standing({ board: { entries } }: { board: Board }) {
  const [best] = entries;
  const own = entries.find(({ isOwn }) => isOwn);
  if (!best) return <span className={styles.standing}>{say`Be the first today.`}</span>;
  if (best.isOwn)
    return (
      <span className={styles.standing} data-done="true">
        <Avatar url={best.avatarUrl} size={28} />
        {say`You lead with ${formatNumber(best.score)}`}
      </span>
    );
  return (
    <>
      <span className={styles.standing}>
        <Avatar url={best.avatarUrl} size={28} />
        {say`${best.displayName} leads with ${formatNumber(best.score)}`}
      </span>
      {own && (
        <span className={styles.standing} data-done="true">
          <Icon name="check" />
          {say`You: ${formatNumber(own.score)}`}
        </span>
      )}
    </>
  );
}
