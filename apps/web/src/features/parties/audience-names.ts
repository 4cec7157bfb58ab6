import type { Audience } from "@goldmane/contracts/parties/schema";
import { say } from "#platform/words/say.ts";

/** To whom a party shows itself, as its host chooses it. */
export const audienceNames = (): Readonly<Record<Audience, string>> => ({
  friends: say`Family and friends`,
  family: say`Family`,
  invited: say`Only who is asked`,
});
