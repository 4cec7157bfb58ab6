import type { NewChatMessage, Reaction } from "@goldmane/contracts/parties/schema";
import { openStore } from "#platform/store.ts";

/** Actions on the party on screen. Each throws like `LiveConnection.emit`. */
export type CurrentParty = {
  react: (reaction: Reaction) => Promise<unknown>;
  say: (said: NewChatMessage) => Promise<unknown>;
  /** Shows the ways to invite others. */
  invite: () => void;
  /** Leaves the party, and its page. */
  leave: () => Promise<void>;
};

/** Null on other pages. */
export const currentParty = openStore<CurrentParty | null>(null);
