import type { Level } from "@goldmane/contracts/account/schema";
import { say } from "#platform/words/say.ts";

const levelNames = (): Readonly<Record<Level, string>> => ({
  device: say`not signed in`,
  household: say`signed in to the household`,
  profile: say`with a profile`,
  profilePassword: say`with a profile’s password`,
  account: say`with the account’s password`,
});

/** A readable name of a sign-in level. */
export function nameOfLevel(level: Level): string {
  return levelNames()[level];
}
