import { react, sendChatMessage } from "@goldmane/contracts/parties/live";
import { useEffect } from "react";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { type CurrentParty, currentParty } from "#platform/playback/current-party.ts";

/** Publishes the current party while mounted, so that paired phones can send reactions. */
export function usePublishCurrentParty(room: PartyRoom): void {
  useEffect(() => {
    const party: CurrentParty = {
      react: (reaction) => room.send(react, { reaction }),
      say: (content) => room.send(sendChatMessage, { content }),
    };
    currentParty.set(party);
    return () => {
      if (currentParty.get() === party) currentParty.set(null);
    };
  }, [room]);
}
