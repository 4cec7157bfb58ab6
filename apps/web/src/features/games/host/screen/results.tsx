import { useRef } from "react";
import type { FinishedRun } from "#features/games/host/game-picture.ts";
import type { PlayableGame } from "#features/games/host/playable-game.ts";
import type { SubmitOutcome } from "#features/games/runs/submit-run.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { formatScore } from "./board/format-score.ts";
import { GameBoard } from "./board/game-board.tsx";
import { Confetti } from "./results/confetti.tsx";
import styles from "./results/results.module.css";
import { useFirstFocus } from "./use-first-focus.ts";

type Props = {
  game: PlayableGame;
  finished: FinishedRun<unknown>;
  /** Null while the run is sent. */
  outcome: SubmitOutcome | null;
  /** A child's time is over: no other round begins. */
  isTimeUp: boolean;
  onPlay: (options: unknown) => void;
  onLeave: () => void;
  /** Plays a run of the board back. */
  onWatch: (runId: string) => void;
};

/** What a run achieved, and the board that it counts for. */
export function Results({ game, finished, outcome, isTimeUp, onPlay, onLeave, onWatch }: Props) {
  const menu = useRef<HTMLElement>(null);
  useFirstFocus(menu);
  const { result, options } = finished;
  const next = result.completed ? game.optionsAfter(finished) : null;
  const mode = game.modeOf(options);
  const isTime = mode !== null && game.orderOf(mode) === "lowest";
  const isRecord = outcome?.status === "recorded" && outcome.run.isBest;
  return (
    <section
      className={styles.results}
      ref={menu}
      data-modal
      data-board={mode !== null}
      aria-label={say`Results`}
    >
      {result.completed && <Confetti />}
      <div className={styles.celebration}>
        <h2 className={styles.heading}>
          {isRecord ? say`Your best run!` : result.completed ? say`Well done!` : say`Good try!`}
        </h2>
        {result.stars !== undefined && (
          <p className={styles.stars} aria-label={say`${result.stars} of 3 stars`}>
            {[1, 2, 3].map((star) => (
              <span key={star} data-earned={star <= (result.stars ?? 0)} aria-hidden="true">
                ★
              </span>
            ))}
          </p>
        )}
        <p className={styles.score}>{formatScore(result.score, isTime)}</p>
        <output className={styles.note}>
          {isTimeUp ? say`That’s it for today. See you next time!` : describeOutcome(outcome)}
        </output>
        <div className={styles.actions}>
          {!isTimeUp && next !== null && (
            <Button variant="gold" icon="play" onClick={() => onPlay(next)}>
              {say`Next`}
            </Button>
          )}
          {!isTimeUp && (
            <Button
              variant={next === null ? "gold" : "glass"}
              icon="retry"
              onClick={() => onPlay(options)}
            >
              {say`Play again`}
            </Button>
          )}
          <Button variant={isTimeUp ? "gold" : "glass"} onClick={onLeave}>
            {isTimeUp ? say`Done` : say`Menu`}
          </Button>
        </div>
      </div>
      {mode !== null && (
        <div className={styles.board}>
          <GameBoard
            game={game.id}
            mode={mode}
            formatScore={(score) => formatScore(score, isTime)}
            onWatch={onWatch}
          />
        </div>
      )}
    </section>
  );
}

function describeOutcome(outcome: SubmitOutcome | null): string {
  if (outcome === null) return say`Checking your run…`;
  if (outcome.status === "waiting") return say`You’re offline. We’ll save this run later.`;
  if (outcome.status === "unrecorded") return say`This run was for practice.`;
  if (outcome.status === "refused") return say`This run couldn’t be saved.`;
  return "";
}
