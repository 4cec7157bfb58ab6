import type { GameId } from "@goldmane/contracts/games/limits";
import { say } from "#platform/words/say.ts";

export function describeGame(game: GameId): string {
  if (game === "kyles-dash") return say`Jump, slide and run as far as you can.`;
  if (game === "slime-adventure") return say`Stretch and split through thirty levels.`;
  if (game === "adventure-quest") return say`Six realms, six bosses, one small hero.`;
  return say`Quick games that get faster and faster.`;
}
