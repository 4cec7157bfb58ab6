import { react, sendChatMessage } from "@goldmane/contracts/parties/live";
import { useEffect, useRef } from "react";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { type CurrentParty, currentParty } from "#platform/playback/current-party.ts";

/** Publishes the current party while mounted, for paired phones and for Leo. */
export function usePublishCurrentParty(
  room: PartyRoom,
  { invite, leave }: Pick<CurrentParty, "invite" | "leave">,
): void {
  const latest = useRef({ invite, leave });
  useEffect(() => {
    latest.current = { invite, leave };
  });
  useEffect(() => {
    const party: CurrentParty = {
      react: (reaction) => room.send(react, { reaction }),
      say: (content) => room.send(sendChatMessage, { content }),
      invite: () => latest.current.invite(),
      leave: () => latest.current.leave(),
    };
    currentParty.set(party);
    return () => {
      if (currentParty.get() === party) currentParty.set(null);
    };
  }, [room]);
}
