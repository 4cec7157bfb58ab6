import { say } from "#platform/words/say.ts";

/** What Leo says, by its number. */
export function leoLine(at: number): string {
  if (at === 0) return say`Welcome to my arcade! The big machine plays a bit of everything.`;
  if (at === 1) return say`Bring your family. The round table is for two to eight players.`;
  if (at === 2) return say`Want to practice? Every game is in the cabinet.`;
  if (at === 3) return say`You have four hearts. I have one, and it's huge.`;
  if (at === 4) return say`Every few games it gets faster. I only get fluffier.`;
  return say`Watch the little screen first. It shows you what to do.`;
}
