import { useEffect, useState } from "react";
import { connection } from "#platform/live/connection.ts";
import { PartyRoom } from "./party-room.ts";

/** A seat in a party for as long as what holds it is on the page. */
export function usePartyRoom(partyId: string): PartyRoom {
  const [room] = useState(() => new PartyRoom(connection, partyId));
  useEffect(() => room.come(), [room]);
  return room;
}
