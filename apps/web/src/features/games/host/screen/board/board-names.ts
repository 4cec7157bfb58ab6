import type { BoardPeriod, BoardScope } from "@goldmane/contracts/games/limits";
import { say } from "#platform/words/say.ts";

export const periodNames = (): Readonly<Record<BoardPeriod, string>> => ({
  day: say`Today`,
  week: say`This week`,
  all: say`All time`,
});

export const scopeNames = (): Readonly<Record<BoardScope, string>> => ({
  household: say`Family`,
  friends: say`Family and friends`,
});
