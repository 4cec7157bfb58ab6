import type { Option } from "#moment.ts";

export type GameResult = "perfect" | "won" | "lost";

/** The index of the option that a game's result takes; a perfect game is won if nothing more is told apart. */
export function optionOfResult(options: readonly Option[], result: GameResult): number {
  const index = options.findIndex(({ text }) => text === result);
  if (index >= 0) return index;
  return options.findIndex(({ text }) => text === "won");
}
