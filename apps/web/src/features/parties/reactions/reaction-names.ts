import type { Reaction } from "@goldmane/contracts/parties/schema";
import { say } from "#platform/words/say.ts";

export const reactionNames = (): Readonly<Record<Reaction, string>> => ({
  heart: say`Love it`,
  laugh: say`Laugh`,
  wow: say`Wow`,
  cry: say`Sad`,
  clap: say`Applause`,
  fire: say`Fire`,
  roar: say`Roar`,
  popcorn: say`Popcorn`,
});
