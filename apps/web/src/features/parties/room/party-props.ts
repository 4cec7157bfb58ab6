import type { Participant, Party } from "@goldmane/contracts/parties/schema";
import type { PartyRoom } from "./party-room.ts";

/** A party with the viewer in it: what every part of its room is given. */
export type PartyProps = { room: PartyRoom; party: Party; own: Participant };

/** Whoever may ask, put films on and send lines away. */
export function isHostOrCohost({ role }: Participant): boolean {
  return role !== "guest";
}
