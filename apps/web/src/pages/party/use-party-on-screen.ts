import { react, sayLine } from "@goldmane/contracts/parties/live";
import { useEffect } from "react";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { type PartyOnScreen, partyOnScreen } from "#platform/playback/party-on-screen.ts";

/** Lets this screen's phones throw in what its viewer may, while the party is on it. */
export function usePartyOnScreen(room: PartyRoom): void {
  useEffect(() => {
    const party: PartyOnScreen = {
      react: (reaction) => room.send(react, { reaction }),
      say: (said) => room.send(sayLine, { said }),
    };
    partyOnScreen.set(party);
    return () => {
      if (partyOnScreen.get() === party) partyOnScreen.set(null);
    };
  }, [room]);
}
