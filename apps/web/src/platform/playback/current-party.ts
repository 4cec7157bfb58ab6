import type { NewLine, Reaction } from "@goldmane/contracts/parties/schema";
import { openStore } from "#platform/store.ts";

/** What can be thrown in at the party on the screen. Each throws as `LiveConnection.send` does. */
export type CurrentParty = {
  react: (reaction: Reaction) => Promise<unknown>;
  say: (said: NewLine) => Promise<unknown>;
};

/** Null on other pages. */
export const currentParty = openStore<CurrentParty | null>(null);
