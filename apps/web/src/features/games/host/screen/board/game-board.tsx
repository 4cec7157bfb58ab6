import { boardPeriods, boardScopes, type GameId } from "@goldmane/contracts/games/limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ownControlsQuery } from "#features/controls/own/queries.ts";
import { boardQuery } from "#features/games/queries.ts";
import { say } from "#platform/words/say.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { BoardList } from "./board-list.tsx";
import styles from "./game-board.module.css";
import { periodNames, scopeNames } from "./board-names.ts";

type Props = {
  game: GameId;
  mode: string;
  /** A score as people read it, such as a time. */
  formatScore: (score: number) => string;
  /** Plays a run back; without it, runs can't be watched. */
  onWatch?: (runId: string) => void;
};

/** The best runs of a mode: today's, this week's or all, of the family or with friends. */
export function GameBoard({ game, mode, formatScore, onWatch }: Props) {
  const [period, setPeriod] = useState<(typeof boardPeriods)[number]>("week");
  const [scope, setScope] = useState<(typeof boardScopes)[number]>("household");
  const { data: session } = useQuery(sessionQuery);
  const { data: controls } = useQuery(ownControlsQuery);
  const isChosen = Boolean(session?.profile);
  const hasFriends = controls?.gamePartners === "friends";
  const { data: board } = useQuery({
    ...boardQuery({ game, mode, period, scope: hasFriends ? scope : "household" }),
    enabled: isChosen,
  });
  if (!isChosen) return null;
  return (
    <section className={styles.board} aria-label={say`Best scores`}>
      <div className={styles.choices}>
        <ChoiceRow
          legend={say`When`}
          choices={boardPeriods}
          chosen={period}
          nameOf={(choice) => periodNames()[choice]}
          onChoose={setPeriod}
        />
        {hasFriends && (
          <ChoiceRow
            legend={say`Who`}
            choices={boardScopes}
            chosen={scope}
            nameOf={(choice) => scopeNames()[choice]}
            onChoose={setScope}
          />
        )}
      </div>
      {board && <BoardList board={board} formatScore={formatScore} onWatch={onWatch} />}
    </section>
  );
}
