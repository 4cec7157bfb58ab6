import type { GameId } from "@goldmane/contracts/games/limits";
import type { Replayed } from "@goldmane/games/kernel/replay";
import type { ReplayableGame } from "@goldmane/games/kernel/replayable-game";

/** A recorded run: its inputs, and what the server gave it. */
export type RecordedRun = { game: GameId; seed: number; options: unknown; log: string };

/** The games that this server knows. */
export type Games = {
  /** Null for a game that can't be played yet. */
  load: (game: GameId) => Promise<ReplayableGame | null>;
  /** Announces that a run of this game will be replayed, so that its replay takes less time. */
  prepare: (game: GameId) => void;
  /**
   * Plays a run again.
   * @throws RangeError if the log can't be read, or isn't that of a whole run
   * @throws AppError UNAVAILABLE if too many runs wait, or this one takes too long
   */
  replay: (run: RecordedRun) => Promise<Replayed>;
};
