import type { Member, Party } from "@goldmane/contracts/parties/schema";
import type { PartyRoom } from "./party-room.ts";

/** A party with the viewer in it: what every part of its room is given. */
export type Seated = { room: PartyRoom; party: Party; own: Member };

/** Whoever may ask, put films on and send lines away. */
export function isAtHelm({ role }: Member): boolean {
  return role !== "guest";
}
