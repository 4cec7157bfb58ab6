import { type GameId, gameNames } from "@goldmane/contracts/games/limits";
import { playableGames } from "@goldmane/games/registry";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { formatScore } from "#features/games/host/screen/board/format-score.ts";
import { GameBoard } from "#features/games/host/screen/board/game-board.tsx";
import { say, sayText } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Select } from "#ui/select/select.tsx";
import { listBoardModes } from "./board-modes.ts";
import styles from "./zone-boards.module.css";

/** The best scores of every game and mode. */
export function ZoneBoards({ first }: { first: GameId }) {
  const id = useId();
  const [game, setGame] = useState(first);
  const [mode, setMode] = useState<string | null>(null);
  const { data: modes = [] } = useQuery(modesQuery(game));
  const shown = modes.find((one) => one.mode === mode) ?? modes[0];
  return (
    <section className={styles.boards} aria-labelledby={id}>
      <h2 id={id}>{say`Best scores`}</h2>
      <div className={styles.choices}>
        <ChoiceRow
          legend={say`Game`}
          choices={playableGames}
          chosen={game}
          nameOf={(one) => sayText(gameNames[one])}
          onChoose={setGame}
        />
        {shown && (
          <div className={styles.mode}>
            <Select
              label={say`Board`}
              choices={modes.map(({ mode: value, name }) => ({ value, name }))}
              chosen={shown.mode}
              onChoose={setMode}
            />
          </div>
        )}
      </div>
      {shown && (
        <GameBoard
          key={`${game} ${shown.mode}`}
          game={game}
          mode={shown.mode}
          formatScore={(score) => formatScore(score, shown.isTime)}
        />
      )}
    </section>
  );
}

function modesQuery(game: GameId) {
  return queryOptions({
    queryKey: ["board-modes", game],
    queryFn: () => listBoardModes(game),
    meta: { isLocalized: true },
    staleTime: Infinity,
    networkMode: "always",
  });
}
