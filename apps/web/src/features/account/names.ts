import type { Level } from "@goldmane/contracts/account/schema";
import { say } from "#platform/words/say.ts";

const levelNames = (): Readonly<Record<Level, string>> => ({
  device: say`not signed in`,
  household: say`signed in to the household`,
  profile: say`by a profile’s tile`,
  profilePassword: say`by a profile’s password`,
  account: say`by the account’s password`,
});

/** A readable name of a sign-in level. */
export function nameOfLevel(level: Level): string {
  return levelNames()[level];
}
