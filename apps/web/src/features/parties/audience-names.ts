import type { Audience } from "@goldmane/contracts/parties/schema";
import { say } from "#platform/words/say.ts";

/** Labels of who sees a party in the list. */
export const audienceNames = (): Readonly<Record<Audience, string>> => ({
  friends: say`Family and friends`,
  family: say`Family`,
  invited: say`Invited people only`,
});
