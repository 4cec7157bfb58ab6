import { useEffect, useState } from "react";
import { line } from "#platform/live/line.ts";
import { PartyRoom } from "./party-room.ts";

/** A seat in a party for as long as what holds it is on the page. */
export function usePartyRoom(partyId: string): PartyRoom {
  const [room] = useState(() => new PartyRoom(line, partyId));
  useEffect(() => room.come(), [room]);
  return room;
}
