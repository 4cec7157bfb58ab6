import type { Level } from "@goldmane/contracts/account/schema";
import { say } from "#platform/words/say.ts";

const levelNames = (): Readonly<Record<Level, string>> => ({
  device: say`not signed in`,
  household: say`no profile chosen`,
  profile: say`profile picker`,
  profilePassword: say`profile password`,
  account: say`account password`,
});

/** A readable name of a sign-in level. */
export function nameOfLevel(level: Level): string {
  return levelNames()[level];
}
