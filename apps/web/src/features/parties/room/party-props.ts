import type { Participant, Party } from "@goldmane/contracts/parties/schema";
import type { PartyRoom } from "./party-room.ts";

/** Props shared by the parts of a party page. `own` is the viewer's participant. */
export type PartyProps = { room: PartyRoom; party: Party; own: Participant };

/** Whether a participant can open polls, start films and retract messages. */
export function isHostOrCohost({ role }: Participant): boolean {
  return role !== "guest";
}
