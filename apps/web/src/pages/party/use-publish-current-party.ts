import { react, sayLine } from "@goldmane/contracts/parties/live";
import { useEffect } from "react";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { type CurrentParty, currentParty } from "#platform/playback/current-party.ts";

/** Lets this screen's phones throw in what its viewer may, while the party is on it. */
export function usePublishCurrentParty(room: PartyRoom): void {
  useEffect(() => {
    const party: CurrentParty = {
      react: (reaction) => room.send(react, { reaction }),
      say: (said) => room.send(sayLine, { said }),
    };
    currentParty.set(party);
    return () => {
      if (currentParty.get() === party) currentParty.set(null);
    };
  }, [room]);
}
