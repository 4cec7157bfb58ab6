import { useEffect, useState } from "react";
import { connection } from "#platform/live/connection.ts";
import { PartyRoom } from "./party-room.ts";

/** Connects to a party while the component is mounted. */
export function usePartyRoom(partyId: string): PartyRoom {
  const [room] = useState(() => new PartyRoom(connection, partyId));
  useEffect(() => room.connect(), [room]);
  return room;
}
