import type { Level } from "@goldmane/contracts/account/schema";

const levelNames: Readonly<Record<Level, string>> = {
  device: "not signed in",
  household: "signed in to the household",
  profile: "by a profile’s tile",
  profilePassword: "by a profile’s password",
  account: "by the account’s password",
};

/** How a browser came in, in words. */
export function nameOfLevel(level: Level): string {
  return levelNames[level];
}
